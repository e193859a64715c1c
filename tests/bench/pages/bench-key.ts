/**
 * The data key of the bench: always the same, so that what was sealed can be opened after a restart. How long a person
 * and their PIN take is not part of any figure.
 */
export const benchKey = (): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', new Uint8Array(32).fill(7), 'AES-GCM', false, ['encrypt', 'decrypt'])
