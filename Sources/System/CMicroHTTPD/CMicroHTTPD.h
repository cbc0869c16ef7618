#ifndef CMICROHTTPD_H
#define CMICROHTTPD_H

#include <microhttpd.h>

/* What a server needs, in place of the variadic options of MHD_start_daemon. */
struct CMicroHTTPD_Settings {
  int socket;
  unsigned int threads;
  unsigned int connections;
  size_t memory_per_connection;
  void *context;
  /* A request line has come; what is returned is the request's context. */
  void *(*begin)(void *context, const char *target, struct MHD_Connection *connection);
  MHD_AccessHandlerCallback handle;
  MHD_RequestCompletedCallback finish;
  MHD_NotifyConnectionCallback notify;
};

/* Keeps the target as it was sent. */
static inline size_t CMicroHTTPD_keep(void *context, struct MHD_Connection *connection, char *text) {
  (void)context;
  (void)connection;
  return __builtin_strlen(text);
}

static inline struct MHD_Daemon *CMicroHTTPD_start(const struct CMicroHTTPD_Settings *settings) {
  struct MHD_OptionItem pool[] = {
    {settings->threads > 1 ? MHD_OPTION_THREAD_POOL_SIZE : MHD_OPTION_END,
     (intptr_t)settings->threads, NULL},
    {MHD_OPTION_END, 0, NULL},
  };
  return MHD_start_daemon(
    MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL,
    settings->handle, settings->context,
    MHD_OPTION_LISTEN_SOCKET, settings->socket,
    MHD_OPTION_CONNECTION_LIMIT, settings->connections,
    MHD_OPTION_CONNECTION_MEMORY_LIMIT, settings->memory_per_connection,
    MHD_OPTION_CONNECTION_TIMEOUT, 0U,
    MHD_OPTION_URI_LOG_CALLBACK, settings->begin, settings->context,
    MHD_OPTION_UNESCAPE_CALLBACK, &CMicroHTTPD_keep, NULL,
    MHD_OPTION_NOTIFY_COMPLETED, settings->finish, settings->context,
    MHD_OPTION_NOTIFY_CONNECTION, settings->notify, settings->context,
    MHD_OPTION_ARRAY, pool,
    MHD_OPTION_END);
}

static inline int CMicroHTTPD_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
    MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info ? info->connect_fd : -1;
}

static inline const struct sockaddr *CMicroHTTPD_peer(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
    MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
  return info ? info->client_addr : NULL;
}

/* What `notify` left for the connection when it began. */
static inline void *CMicroHTTPD_connection_context(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
    MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  return info ? info->socket_context : NULL;
}

/* The number of bytes of the request's line and header fields. */
static inline size_t CMicroHTTPD_head_size(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
    MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
  return info ? info->header_size : 0;
}

/* The status of the answer under way, 0 when there is none. */
static inline unsigned int CMicroHTTPD_status(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
    MHD_get_connection_info(connection, MHD_CONNECTION_INFO_HTTP_STATUS);
  return info ? info->http_status : 0;
}

#endif
