import { createKeyring, KEY_LENGTH } from '#server/platform/keys/keyring.ts'

const KEY = Buffer.alloc(KEY_LENGTH, 'of the tests')

/** One key for every site of the tests: databases that one filled are opened by others. */
export const TEST_SEALING_KEYS = { SEALING_KEYS: KEY.toString('base64') }
export const testKeyring = createKeyring([KEY])
