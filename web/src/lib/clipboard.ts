/** Puts a text onto the clipboard, also where the page is not served securely. */
export async function copyText(text: string): Promise<void> {
  // The types know nothing of pages without a secure context.
  const clipboard = navigator.clipboard as Clipboard | undefined
  if (clipboard) {
    await clipboard.writeText(text)
    return
  }
  const field = document.createElement('textarea')
  field.value = text
  document.body.append(field)
  field.select()
  document.execCommand('copy')
  field.remove()
}
