#include <gd.h>
#include <gdfontmb.h>

/* Loops over the pixels of a true-colour picture: in C, because a debug build of the same loops in
 * Swift is some thirty times slower, and tests paint pictures; by rows, because libgd's own filling
 * calls a function for each pixel. */

/* Returns a colour between two, `part` of 256 from the first. */
static inline int hetang_gd_mixed(int from, int to, int part) {
  unsigned a = (unsigned)from, b = (unsigned)to, share = (unsigned)part;
  unsigned red_blue = ((a & 0xFF00FF) * (256 - share) + (b & 0xFF00FF) * share) >> 8;
  unsigned green = ((a & 0xFF00) * (256 - share) + (b & 0xFF00) * share) >> 8;
  return (int)((red_blue & 0xFF00FF) | (green & 0xFF00));
}

/* Fills a part of the picture with colours that pass from `top` to `bottom`. */
static inline void hetang_gd_gradient(
    gdImagePtr im, int x, int y, int width, int height, int top, int bottom) {
  int end = x + width < im->sx ? x + width : im->sx;
  for (int row = y < 0 ? 0 : y; row < y + height && row < im->sy; row++) {
    int color = hetang_gd_mixed(top, bottom, (int)((long)(row - y) * 256 / height));
    int *pixels = im->tpixels[row];
    for (int column = x < 0 ? 0 : x; column < end; column++) pixels[column] = color;
  }
}

/* Fills the pixels of a row from `start` up to, not with, `end`; libgd's alpha is heeded. */
static inline void hetang_gd_span(gdImagePtr im, int y, int start, int end, int color) {
  if (y < 0 || y >= im->sy) return;
  if (start < 0) start = 0;
  if (end > im->sx) end = im->sx;
  int *pixels = im->tpixels[y];
  int cover = (gdAlphaMax - gdTrueColorGetAlpha(color)) * 256 / gdAlphaMax;
  int solid = color & 0xFFFFFF;
  if (cover == 256) {
    for (int x = start; x < end; x++) pixels[x] = solid;
  } else {
    for (int x = start; x < end; x++) pixels[x] = hetang_gd_mixed(pixels[x], solid, cover);
  }
}

static inline void hetang_gd_rectangle(
    gdImagePtr im, int x, int y, int width, int height, int color) {
  for (int row = y; row < y + height; row++) hetang_gd_span(im, row, x, x + width, color);
}

/* Fills a polygon by the even-odd rule; of more than 511 crossings of a row, the last are left. */
static inline void hetang_gd_polygon(gdImagePtr im, const gdPoint *points, int count, int color) {
  int top = im->sy, bottom = 0;
  for (int index = 0; index < count; index++) {
    if (points[index].y < top) top = points[index].y;
    if (points[index].y > bottom) bottom = points[index].y;
  }
  for (int y = top < 0 ? 0 : top; y < bottom && y < im->sy; y++) {
    int crossings[512], found = 0;
    for (int index = 0; index < count && found < 511; index++) {
      gdPoint a = points[index], b = points[index + 1 == count ? 0 : index + 1];
      if ((a.y <= y) == (b.y <= y)) continue;
      int x = a.x + (int)(((long)(2 * (y - a.y) + 1) * (b.x - a.x)) / (2L * (b.y - a.y)));
      int place = found++;
      while (place > 0 && crossings[place - 1] > x) {
        crossings[place] = crossings[place - 1];
        place--;
      }
      crossings[place] = x;
    }
    for (int index = 0; index + 1 < found; index += 2) {
      hetang_gd_span(im, y, crossings[index], crossings[index + 1], color);
    }
  }
}

/* Lays light of one colour around a point, `strength` of 256 at its middle, none at `radius`. */
static inline void hetang_gd_glow(
    gdImagePtr im, int cx, int cy, int radius, int color, int strength) {
  long square = (long)radius * radius;
  for (int y = cy - radius < 0 ? 0 : cy - radius; y < cy + radius && y < im->sy; y++) {
    int *pixels = im->tpixels[y];
    for (int x = cx - radius < 0 ? 0 : cx - radius; x < cx + radius && x < im->sx; x++) {
      long distance = (long)(x - cx) * (x - cx) + (long)(y - cy) * (y - cy);
      if (distance >= square) continue;
      int part = (int)((square - distance) * 256 / square);
      pixels[x] = hetang_gd_mixed(pixels[x], color, (part * part >> 8) * strength >> 8);
    }
  }
}

/* Returns the picture at half its width and height, each pixel the mean of four; the caller
 * destroys both. NULL when there is no memory. */
static inline gdImagePtr hetang_gd_halved(gdImagePtr im) {
  gdImagePtr half = gdImageCreateTrueColor(im->sx / 2, im->sy / 2);
  if (!half) return half;
  for (int y = 0; y < half->sy; y++) {
    const unsigned *above = (const unsigned *)im->tpixels[2 * y];
    const unsigned *below = (const unsigned *)im->tpixels[2 * y + 1];
    for (int x = 0; x < half->sx; x++) {
      unsigned a = above[2 * x], b = above[2 * x + 1], c = below[2 * x], d = below[2 * x + 1];
      unsigned rb = (a & 0xFF00FF) + (b & 0xFF00FF) + (c & 0xFF00FF) + (d & 0xFF00FF);
      unsigned g = (a & 0xFF00) + (b & 0xFF00) + (c & 0xFF00) + (d & 0xFF00);
      half->tpixels[y][x] = (int)(((rb >> 2) & 0xFF00FF) | ((g >> 2) & 0xFF00));
    }
  }
  return half;
}
