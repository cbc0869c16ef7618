#include "CPeers.h"

#define GDK_DISABLE_DEPRECATION_WARNINGS
#include <gtk/gtk.h>
#include <stdio.h>

struct PeerWindow {
  GtkWidget *window;
  GtkWidget *changing;
  GtkAdjustment *adjustment;
};

static void note(GdkFrameClock *clock, gpointer done) {
  (void)clock;
  *(gboolean *)done = TRUE;
}

void peer_window_paint(void *window) {
  GtkWidget *widget = GTK_WIDGET(window);
  gboolean done = FALSE;
  while (!gtk_widget_get_mapped(widget)) g_main_context_iteration(NULL, TRUE);
  GdkFrameClock *clock = gtk_widget_get_frame_clock(widget);
  gulong handler = g_signal_connect(clock, "after-paint", G_CALLBACK(note), &done);
  gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_PAINT);
  while (!done) g_main_context_iteration(NULL, TRUE);
  g_signal_handler_disconnect(clock, handler);
}

PeerWindow *peer_window_open(int64_t rows) {
  PeerWindow *peer = g_new0(PeerWindow, 1);
  peer->window = gtk_window_new();
  gtk_window_set_default_size(GTK_WINDOW(peer->window), 400, 700);
  GtkWidget *list = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  for (int64_t index = 0; index < rows; index++) {
    char text[32];
    GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
    snprintf(text, sizeof text, "row %d", (int)index);
    GtkWidget *first = gtk_label_new(text);
    GtkWidget *space = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
    gtk_widget_set_hexpand(space, TRUE);
    GtkWidget *last = gtk_label_new("0");
    gtk_box_append(GTK_BOX(row), first);
    gtk_box_append(GTK_BOX(row), space);
    gtk_box_append(GTK_BOX(row), last);
    gtk_box_append(GTK_BOX(list), row);
    if (index == 0) peer->changing = last;
  }
  GtkWidget *scroll = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroll), list);
  gtk_window_set_child(GTK_WINDOW(peer->window), scroll);
  peer->adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroll));
  gtk_window_present(GTK_WINDOW(peer->window));
  peer_window_paint(peer->window);
  return peer;
}

void peer_window_change(PeerWindow *peer, int64_t number) {
  char text[32];
  snprintf(text, sizeof text, "%d", (int)number);
  gtk_label_set_text(GTK_LABEL(peer->changing), text);
  peer_window_paint(peer->window);
}

void peer_window_scroll(PeerWindow *peer, double position) {
  gtk_adjustment_set_value(peer->adjustment, position);
  peer_window_paint(peer->window);
}

void peer_window_close(PeerWindow *peer) {
  gtk_window_destroy(GTK_WINDOW(peer->window));
  g_free(peer);
  while (g_main_context_iteration(NULL, FALSE)) continue;
}

static int64_t wakes;
static GPollFunc poll_before;

static gint count_wakes(GPollFD *files, guint count, gint timeout) {
  wakes++;
  return poll_before(files, count, timeout);
}

static gboolean stop(gpointer done) {
  *(gboolean *)done = TRUE;
  return G_SOURCE_REMOVE;
}

int64_t peer_window_idle_wakes(void) {
  gboolean done = FALSE;
  while (g_main_context_iteration(NULL, FALSE)) continue;
  poll_before = g_main_context_get_poll_func(NULL);
  g_timeout_add(1000, stop, &done);
  wakes = 0;
  g_main_context_set_poll_func(NULL, count_wakes);
  while (!done) g_main_context_iteration(NULL, TRUE);
  g_main_context_set_poll_func(NULL, poll_before);
  // The one that ended the second was our own.
  return wakes - 1;
}
