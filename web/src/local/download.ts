// Things to keep outside of the browser.

export function download(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // It is read after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
