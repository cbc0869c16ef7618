#include <libsecret/secret.h>
#include <string.h>

// libsecret's calls take attributes as variadic arguments, which Swift cannot pass.

/// What became of a call to the secret service.
typedef enum {
  HETANG_SECRET_DONE,
  /// There is no service, or no session bus to ask it over.
  HETANG_SECRET_UNAVAILABLE,
  /// The keyring stays locked: its owner did not unlock it.
  HETANG_SECRET_LOCKED,
  HETANG_SECRET_CANCELLED,
  HETANG_SECRET_FAILED
} hetang_secret_outcome;

static inline const SecretSchema *hetang_secret_schema(void) {
  static const SecretSchema schema = {
      "net.hetang.Secret",
      SECRET_SCHEMA_NONE,
      {{"service", SECRET_SCHEMA_ATTRIBUTE_STRING},
       {"account", SECRET_SCHEMA_ATTRIBUTE_STRING},
       {0, SECRET_SCHEMA_ATTRIBUTE_STRING}}};
  return &schema;
}

/// Translates an error and frees it; `message`, when set, is freed with g_free().
static inline hetang_secret_outcome hetang_secret_translate(GError *error, char **message) {
  hetang_secret_outcome outcome = HETANG_SECRET_FAILED;
  if (error == 0) return HETANG_SECRET_DONE;
  if (g_error_matches(error, SECRET_ERROR, SECRET_ERROR_IS_LOCKED)) {
    outcome = HETANG_SECRET_LOCKED;
  } else if (g_error_matches(error, G_IO_ERROR, G_IO_ERROR_CANCELLED)) {
    outcome = HETANG_SECRET_CANCELLED;
  } else if (error->domain == G_DBUS_ERROR || error->domain == G_IO_ERROR ||
             error->domain == G_SPAWN_ERROR || error->domain == G_SPAWN_EXIT_ERROR) {
    outcome = HETANG_SECRET_UNAVAILABLE;
  }
  *message = g_strdup(error->message);
  g_error_free(error);
  return outcome;
}

/// Connects to the service and opens a session, so that it is known whether there is one.
static inline hetang_secret_outcome hetang_secret_probe(GCancellable *cancellable, char **message) {
  GError *error = 0;
  SecretService *service =
      secret_service_get_sync(SECRET_SERVICE_LOAD_COLLECTIONS, cancellable, &error);
  if (service != 0) g_object_unref(service);
  return hetang_secret_translate(error, message);
}

/// Looks a secret up; `*value` stays null when there is none, else it is freed with
/// secret_password_free().
static inline hetang_secret_outcome hetang_secret_lookup(
    const char *service, const char *account, GCancellable *cancellable, char **value,
    char **message) {
  GError *error = 0;
  *value = secret_password_lookup_sync(hetang_secret_schema(), cancellable, &error, "service",
                                       service, "account", account, (char *)0);
  return hetang_secret_translate(error, message);
}

/// Keeps a secret in the default keyring, in place of an older one of the same name.
static inline hetang_secret_outcome hetang_secret_store(
    const char *service, const char *account, const char *label, const char *value,
    GCancellable *cancellable, char **message) {
  GError *error = 0;
  secret_password_store_sync(hetang_secret_schema(), SECRET_COLLECTION_DEFAULT, label, value,
                             cancellable, &error, "service", service, "account", account,
                             (char *)0);
  return hetang_secret_translate(error, message);
}

/// Forgets a secret; that there is none is no failure.
static inline hetang_secret_outcome hetang_secret_clear(
    const char *service, const char *account, GCancellable *cancellable, char **message) {
  GError *error = 0;
  secret_password_clear_sync(hetang_secret_schema(), cancellable, &error, "service", service,
                             "account", account, (char *)0);
  return hetang_secret_translate(error, message);
}
