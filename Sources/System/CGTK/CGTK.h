#ifndef CGTK_H
#define CGTK_H

// Newer releases deprecate parts that the oldest supported one has no other way for.
#define GDK_DISABLE_DEPRECATION_WARNINGS
#define GLIB_DISABLE_DEPRECATION_WARNINGS
#define ADW_DISABLE_DEPRECATION_WARNINGS

#include <adwaita.h>
#include <glib-unix.h>
#include <gtk/gtk.h>

// What the importer does not see: macros, variadic functions and fields behind macros.

static inline GtkWidgetClass *hetang_widget_class(gpointer parent) {
  return GTK_WIDGET_CLASS(parent);
}

static inline GObjectClass *hetang_object_class(gpointer type) { return G_OBJECT_CLASS(type); }

static inline gboolean hetang_is_a(gpointer object, GType type) {
  return object != NULL && G_TYPE_CHECK_INSTANCE_TYPE(object, type);
}

static inline GType hetang_type(gpointer object) { return G_OBJECT_TYPE(object); }

static inline void hetang_set_accessible_text(
    GtkWidget *widget, GtkAccessibleProperty property, const char *text) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), property, text, -1);
}

static inline void hetang_set_accessible_level(GtkWidget *widget, int level) {
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LEVEL, level, -1);
}

static inline void hetang_set_accessible_state(
    GtkWidget *widget, GtkAccessibleState state, int value) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), state, value, -1);
}

static inline void hetang_set_accessible_modal(GtkWidget *widget, gboolean modal) {
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_MODAL, modal, -1);
}

static inline void hetang_set_accessible_hidden(GtkWidget *widget, gboolean hidden) {
  gtk_accessible_update_state(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN, hidden, -1);
}

static inline GCallback hetang_callback(gpointer function) { return (GCallback)function; }


#endif
