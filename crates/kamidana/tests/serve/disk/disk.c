/* A bad disk for one process, loaded before the C library (LD_PRELOAD).
 *
 * KAMIDANA_DISK       the folder that is this disk
 * KAMIDANA_DISK_KEPT  where it puts a copy of every file whenever the file is synced: what a power
 *                     failure would leave. While a file called `full` or `read-only` lies there,
 *                     nothing can be written.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

static pthread_mutex_t keeping = PTHREAD_MUTEX_INITIALIZER;

/* The name of a file on the disk; NULL if this is something else. */
static const char *on_disk(const char *path) {
  const char *disk = getenv("KAMIDANA_DISK");
  size_t length = disk ? strlen(disk) : 0;
  if (!length || strncmp(path, disk, length) || path[length] != '/')
    return NULL;
  const char *name = path + length + 1;
  size_t end = strlen(name);
  /* Shared memory is not on the disk. */
  if (!end || strchr(name, '/') || (end > 4 && !strcmp(name + end - 4, "-shm")))
    return NULL;
  return name;
}

static const char *name_of(int file, char *path) {
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, PATH_MAX - 1);
  if (length <= 0)
    return NULL;
  path[length] = 0;
  return on_disk(path);
}

/* Why nothing can be written at the moment; 0 if it can. */
static int refused(void) {
  const char *kept = getenv("KAMIDANA_DISK_KEPT");
  char path[PATH_MAX];
  snprintf(path, sizeof path, "%s/full", kept);
  if (!access(path, F_OK))
    return ENOSPC;
  snprintf(path, sizeof path, "%s/read-only", kept);
  return access(path, F_OK) ? 0 : EROFS;
}

static int refuses(int file) {
  int before = errno;
  char path[PATH_MAX];
  int why = name_of(file, path) ? refused() : 0;
  errno = why ? why : before;
  return why;
}

/* Copies a file to where it is safe: all of it or nothing. */
static int keep(int file, const char *name) {
  static char some[1 << 16];
  const char *kept = getenv("KAMIDANA_DISK_KEPT");
  char path[PATH_MAX], whole[PATH_MAX];
  snprintf(path, sizeof path, "%s/.copy", kept);
  snprintf(whole, sizeof whole, "%s/%s", kept, name);
  pthread_mutex_lock(&keeping);
  int copy = syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  /* Not if it can be helped: to close any descriptor of a file gives up its locks. */
  int blind = (fcntl(file, F_GETFL) & O_ACCMODE) == O_WRONLY;
  char source[64];
  snprintf(source, sizeof source, "/proc/self/fd/%d", file);
  if (blind)
    file = syscall(SYS_openat, AT_FDCWD, source, O_RDONLY);
  off_t at = 0;
  ssize_t read = copy < 0 ? -1 : 1;
  while (read > 0 && (read = pread(file, some, sizeof some, at)) > 0) {
    if (syscall(SYS_write, copy, some, read) != read)
      read = -1;
    else
      at += read;
  }
  if (blind)
    close(file);
  if (copy >= 0)
    close(copy);
  int done = read == 0 ? rename(path, whole) : -1;
  pthread_mutex_unlock(&keeping);
  return done;
}

static int sync_file(int file, const char *symbol) {
  char path[PATH_MAX];
  const char *name = name_of(file, path);
  if (name) {
    int why = refused();
    if (why) {
      errno = why;
      return -1;
    }
    return keep(file, name);
  }
  int (*real)(int) = dlsym(RTLD_NEXT, symbol);
  return real(file);
}

int fsync(int file) { return sync_file(file, "fsync"); }
int fdatasync(int file) { return sync_file(file, "fdatasync"); }

ssize_t write(int file, const void *bytes, size_t count) {
  return refuses(file) ? -1 : syscall(SYS_write, file, bytes, count);
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t at) {
  return refuses(file) ? -1 : syscall(SYS_pwrite64, file, bytes, count, at);
}

ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t at) {
  return refuses(file) ? -1 : syscall(SYS_pwrite64, file, bytes, count, at);
}

int ftruncate(int file, off_t length) {
  return refuses(file) ? -1 : syscall(SYS_ftruncate, file, length);
}

int ftruncate64(int file, off64_t length) {
  return refuses(file) ? -1 : syscall(SYS_ftruncate, file, length);
}

static int open_file(const char *path, int flags, mode_t mode) {
  if ((flags & O_CREAT) && on_disk(path) && access(path, F_OK)) {
    int why = refused();
    if (why) {
      errno = why;
      return -1;
    }
  }
  return syscall(SYS_openat, AT_FDCWD, path, flags, mode);
}

#define MODE(flags, mode)                                                      \
  mode_t mode = 0;                                                             \
  if ((flags) & (O_CREAT | O_TMPFILE)) {                                       \
    va_list more;                                                              \
    va_start(more, flags);                                                     \
    mode = va_arg(more, mode_t);                                               \
    va_end(more);                                                              \
  }

int open(const char *path, int flags, ...) {
  MODE(flags, mode)
  return open_file(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  MODE(flags, mode)
  return open_file(path, flags | O_LARGEFILE, mode);
}
