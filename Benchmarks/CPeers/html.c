#include "CPeers.h"

#include <libxml/HTMLparser.h>

int64_t peer_html_read(const char *const *texts, const int64_t *counts, int64_t count) {
  int64_t read = 0;
  for (int64_t i = 0; i < count; i++) {
    htmlDocPtr document = htmlReadMemory(
        texts[i], (int)counts[i], NULL, "UTF-8",
        HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_NONET);
    if (document == NULL) return -1;
    xmlFreeDoc(document);
    read += 1;
  }
  return read;
}
