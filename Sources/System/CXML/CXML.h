#ifndef CXML_H
#define CXML_H

#include <libxml/xmlversion.h>
// Debian's libxml2 shows ICU in a structure that nobody here looks into; a second ICU beside the
// one in Foundation makes the two modules disagree.
#undef LIBXML_ICU_ENABLED

#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
#include <string.h>

/// Takes what stands in scripts and style sheets, and drops it.
static inline void cxml_drop(void *context, const xmlChar *bytes, int count) {
  (void)context;
  (void)bytes;
  (void)count;
}

/// Reads HTML in UTF-8 and reports elements and text as they come; builds no tree.
///
/// Fetches nothing, believes no encoding that the text names, prints nothing.
/// Returns 0, or -1 when memory ran out.
static inline int cxml_read_html(
    const char *bytes, int count, void *context, startElementSAXFunc start,
    endElementSAXFunc end, charactersSAXFunc text) {
  htmlParserCtxtPtr parser = htmlCreateMemoryParserCtxt(bytes, count);
  if (parser == NULL) return -1;

  memset(parser->sax, 0, sizeof(*parser->sax));
  parser->sax->startElement = start;
  parser->sax->endElement = end;
  parser->sax->characters = text;
  parser->sax->ignorableWhitespace = text;
  parser->sax->cdataBlock = cxml_drop;
  parser->userData = context;

  htmlCtxtUseOptions(
      parser, HTML_PARSE_RECOVER | HTML_PARSE_NODEFDTD | HTML_PARSE_NOERROR |
                  HTML_PARSE_NOWARNING | HTML_PARSE_NONET | HTML_PARSE_IGNORE_ENC);
  xmlSwitchEncoding(parser, XML_CHAR_ENCODING_UTF8);
  htmlParseDocument(parser);
  htmlFreeParserCtxt(parser);
  return 0;
}

#endif
