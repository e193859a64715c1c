import { hkdfSync } from 'node:crypto'

/** What the pool's owner signs requests with. */
export interface AdminKey {
  id: string
  secret: string
}

/** The key of a pool that was given none: the same in every process and after every start. */
export function keyFromSecret(secret: Buffer): AdminKey {
  const part = (what: string, length: number) => Buffer.from(hkdfSync('sha256', secret, '', what, length))
  return {
    id: `CASTELLAN${part('admin key id', 6).toString('hex').toUpperCase()}`,
    secret: part('admin key', 30).toString('base64'),
  }
}
