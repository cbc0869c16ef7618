#ifndef CPIXBUF_H
#define CPIXBUF_H

#include <gdk-pixbuf/gdk-pixbuf.h>
#include <math.h>

/// Makes a picture that is being read so small that it has no more than a number of pixels.
static inline void hetang_limit_pixels(
    GdkPixbufLoader *loader, int width, int height, gpointer limit) {
  double share = (double)(gsize)limit / ((double)width * height);
  if (share >= 1) return;
  share = sqrt(share);
  gdk_pixbuf_loader_set_size(
      loader, width * share < 1 ? 1 : (int)(width * share),
      height * share < 1 ? 1 : (int)(height * share));
}

/// Decodes a picture, upright, with four bytes a pixel; of one that moves, the first frame.
///
/// `limit` is the most pixels that the result has. NULL if nobody can decode it; whoever calls
/// owns the result.
static inline GdkPixbuf *hetang_decode(const guchar *bytes, gsize count, gsize limit) {
  GdkPixbufLoader *loader = gdk_pixbuf_loader_new();
  GdkPixbuf *found = NULL, *upright, *result = NULL;
  g_signal_connect(
      loader, "size-prepared", G_CALLBACK(hetang_limit_pixels), (gpointer)limit);
  gboolean is_whole = gdk_pixbuf_loader_write(loader, bytes, count, NULL);
  // Of a picture that breaks off, what came is shown.
  gdk_pixbuf_loader_close(loader, NULL);
  if (is_whole) found = gdk_pixbuf_loader_get_pixbuf(loader);
  if (found != NULL && (upright = gdk_pixbuf_apply_embedded_orientation(found)) != NULL) {
    result = gdk_pixbuf_add_alpha(upright, FALSE, 0, 0, 0);
    g_object_unref(upright);
  }
  g_object_unref(loader);
  return result;
}

/// Writes a picture as PNG, compressed in little time; the buffer is freed by `g_free`.
///
/// NULL if there is no room for it.
static inline gchar *hetang_png(GdkPixbuf *picture, gsize *length) {
  gchar *buffer = NULL;
  if (!gdk_pixbuf_save_to_buffer(picture, &buffer, length, "png", NULL, "compression", "3", NULL))
    return NULL;
  return buffer;
}

#endif
