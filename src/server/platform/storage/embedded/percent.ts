import { S3Error } from './s3-error.ts'

/** Percent-encodes everything but the unreserved characters of RFC 3986, as Signature V4 does. */
export const percentEncode = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** Throws `InvalidURI` for what is not percent-encoded UTF-8. A plus sign stays one. */
export function percentDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch (cause) {
    throw new S3Error('InvalidURI', "Couldn't parse the specified URI.", { cause })
  }
}
