/** Offers a text as a download. `type` is its media type, such as `text/csv`. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Revoked only after the click is handled; otherwise some browsers save an empty file.
  setTimeout(() => URL.revokeObjectURL(url));
}
