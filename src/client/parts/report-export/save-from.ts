import { saveFile } from '../save-file.ts'

/**
 * Saves what a signed address holds, under the name that the server gives it. Throws where something else answers, as a network that
 * asks to sign in first does.
 */
export async function saveFrom(url: string): Promise<void> {
  const { pathname, search } = new URL(url, location.href)
  // The server may know itself by another name than this page does.
  const response = await fetch(`${pathname}${search}`)
  const name = nameIn(response.headers.get('content-disposition') ?? '')
  if (!response.ok || name === undefined) throw new Error('The report was not answered')
  saveFile(name, await response.blob())
}

const nameIn = (disposition: string): string | undefined => {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1]
  return encoded === undefined ? undefined : decodeURIComponent(encoded)
}
