// What has been so for a while: a reload or a tunnel is no news.

/** Whether something has held without a break for some milliseconds; within a component. */
export function lasting(holds: () => boolean, milliseconds: number): () => boolean {
  let lasts = $state(false);
  $effect(() => {
    if (!holds()) {
      lasts = false;
      return;
    }
    const timer = setTimeout(() => (lasts = true), milliseconds);
    return () => clearTimeout(timer);
  });
  return () => lasts;
}
