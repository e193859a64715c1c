import type { KeyRecord } from './key-database.ts'

/** Whether a device may open without the server, as far as its record says (SESS-02). */
export const mayKeepSessionKey = ({ mode, policy }: Pick<KeyRecord, 'mode' | 'policy'>): boolean =>
  mode === 'session' && policy.fieldMode !== 'required' && policy.openOffline !== false
