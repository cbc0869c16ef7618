#include <gd.h>
#include <gdfontmb.h>

/* Loops over the pixels of a true-colour picture: in C, because a debug build of the same loop in
 * Swift is some thirty times slower, and tests paint pictures. */

static inline int hetang_gd_mixed(int from, int to, int part, int whole) {
  int r = gdTrueColorGetRed(from) + (gdTrueColorGetRed(to) - gdTrueColorGetRed(from)) * part / whole;
  int g = gdTrueColorGetGreen(from)
      + (gdTrueColorGetGreen(to) - gdTrueColorGetGreen(from)) * part / whole;
  int b = gdTrueColorGetBlue(from)
      + (gdTrueColorGetBlue(to) - gdTrueColorGetBlue(from)) * part / whole;
  return gdTrueColor(r, g, b);
}

/* Fills a part of the picture with colours that pass from `top` to `bottom`. */
static inline void hetang_gd_gradient(
    gdImagePtr im, int x, int y, int width, int height, int top, int bottom) {
  int x1 = x + width < im->sx ? x + width : im->sx;
  for (int row = y < 0 ? 0 : y; row < y + height && row < im->sy; row++) {
    int color = hetang_gd_mixed(top, bottom, row - y, height);
    int *pixels = im->tpixels[row];
    for (int column = x < 0 ? 0 : x; column < x1; column++) pixels[column] = color;
  }
}

/* Lays light of one colour around a point, `strength` of 255 at its middle, none at `radius`. */
static inline void hetang_gd_glow(
    gdImagePtr im, int cx, int cy, int radius, int color, int strength) {
  long square = (long)radius * radius;
  for (int y = cy - radius < 0 ? 0 : cy - radius; y < cy + radius && y < im->sy; y++) {
    int *pixels = im->tpixels[y];
    for (int x = cx - radius < 0 ? 0 : cx - radius; x < cx + radius && x < im->sx; x++) {
      long distance = (long)(x - cx) * (x - cx) + (long)(y - cy) * (y - cy);
      if (distance >= square) continue;
      int part = (int)((square - distance) * strength / square);
      pixels[x] = hetang_gd_mixed(pixels[x], color, part * part / 255, 255);
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
