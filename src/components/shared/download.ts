/** Downloads content as a file. */
export function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the file after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
