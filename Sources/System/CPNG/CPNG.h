#ifndef CPNG_H
#define CPNG_H

#include <png.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// libpng tells of failures by longjmp, which Swift must never be jumped over.

/// What the head of a PNG says.
typedef struct {
  uint32_t width;
  uint32_t height;
  /// 3, or 4 for a picture that is not opaque.
  int channels;
  /// Whether its rows come in several passes, so that none is whole before all are.
  int is_interlaced;
} hetang_png_head;

typedef struct {
  const unsigned char *bytes;
  size_t count;
  size_t place;
} hetang_png_source;

static void hetang_png_fetch(png_structp png, png_bytep target, png_size_t count) {
  hetang_png_source *source = (hetang_png_source *)png_get_io_ptr(png);
  if (count > source->count - source->place) png_error(png, "the file breaks off");
  memcpy(target, source->bytes + source->place, count);
  source->place += count;
}

static void hetang_png_hush(png_structp png, png_const_charp words) {
  (void)png;
  (void)words;
}

static void hetang_png_leave(png_structp png, png_const_charp words) {
  (void)words;
  png_longjmp(png, 1);
}

/// Reads the head, and has every kind of picture come as bytes of red, green, blue and opacity.
static inline void hetang_png_begin(png_structp png, png_infop info, hetang_png_head *head) {
  png_read_info(png, info);
  int color = png_get_color_type(png, info);
  int is_clear = (color & PNG_COLOR_MASK_ALPHA) || png_get_valid(png, info, PNG_INFO_tRNS);
  head->width = png_get_image_width(png, info);
  head->height = png_get_image_height(png, info);
  head->channels = is_clear ? 4 : 3;
  head->is_interlaced = png_get_interlace_type(png, info) != PNG_INTERLACE_NONE;
  png_set_scale_16(png);
  png_set_expand(png);
  png_set_gray_to_rgb(png);
}

/// Adds a row to sums; opacity weighs the colours.
static inline void hetang_png_add(
    const unsigned char *row, uint64_t *sums, uint32_t columns, uint32_t reduction, int channels) {
  for (uint32_t column = 0; column < columns; column++, sums += 4) {
    uint32_t red = 0, green = 0, blue = 0, all = 0;
    if (channels == 3) {
      for (uint32_t index = 0; index < reduction; index++, row += 3) {
        red += row[0];
        green += row[1];
        blue += row[2];
      }
      all = reduction;
    } else {
      for (uint32_t index = 0; index < reduction; index++, row += 4) {
        red += row[0] * row[3];
        green += row[1] * row[3];
        blue += row[2] * row[3];
        all += row[3];
      }
    }
    sums[0] += red;
    sums[1] += green;
    sums[2] += blue;
    sums[3] += all;
  }
}

/// Makes pixels of sums, and the sums zero again.
static inline void hetang_png_settle(
    uint64_t *sums, unsigned char *pixels, uint32_t columns, uint64_t count, int channels) {
  for (uint32_t column = 0; column < columns; column++, pixels += channels) {
    uint64_t *sum = sums + (size_t)column * 4;
    uint64_t opacity = sum[3] ? sum[3] : 1;
    for (int part = 0; part < 3; part++)
      pixels[part] = (unsigned char)((sum[part] + opacity / 2) / opacity);
    if (channels == 4) pixels[3] = (unsigned char)((sum[3] + count / 2) / count);
  }
  memset(sums, 0, (size_t)columns * 4 * sizeof *sums);
}

/// Decodes a PNG one row after the other, squares of `reduction` pixels becoming one each.
///
/// No more is in memory at a time than one row and the result. Without `pixels` only the head is
/// read. `pixels` holds `height / reduction` rows of `width / reduction` pixels, each of them
/// `stride` bytes behind the one before; `reduction` is at most 65536.
///
/// Returns how many rows of the result were made: fewer for a file that breaks off; -1 for what is
/// no PNG, and for one whose rows come in several passes.
static inline long hetang_png_decode(
    const unsigned char *bytes, size_t count, uint32_t reduction, hetang_png_head *head,
    unsigned char *pixels, size_t stride) {
  hetang_png_source source = {bytes, count, 0};
  png_structp png = png_create_read_struct(
      PNG_LIBPNG_VER_STRING, NULL, hetang_png_leave, hetang_png_hush);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  unsigned char *volatile row = NULL;
  uint64_t *volatile sums = NULL;
  volatile long made = -1;
  if (info && !setjmp(png_jmpbuf(png))) {
    png_set_read_fn(png, &source, hetang_png_fetch);
    png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
    hetang_png_begin(png, info, head);
    if (pixels == NULL) made = 0;
    if (pixels != NULL && !head->is_interlaced) {
      uint32_t columns = head->width / reduction, rows = head->height / reduction;
      png_read_update_info(png, info);
      row = (unsigned char *)malloc(png_get_rowbytes(png, info));
      sums = (uint64_t *)calloc((size_t)columns * 4, sizeof(uint64_t));
      made = row && sums ? 0 : -1;
      while (made >= 0 && made < rows) {
        unsigned char *target = pixels + (size_t)made * stride;
        if (reduction == 1) {
          png_read_row(png, target, NULL);
        } else {
          for (uint32_t index = 0; index < reduction; index++) {
            png_read_row(png, row, NULL);
            hetang_png_add(row, sums, columns, reduction, head->channels);
          }
          hetang_png_settle(
              sums, target, columns, (uint64_t)reduction * reduction, head->channels);
        }
        made = made + 1;
      }
    }
  }
  free(row);
  free(sums);
  png_destroy_read_struct(&png, info ? &info : NULL, NULL);
  return made;
}

#endif
