/** True when an address is one of the host and below the path of a root: no other place is ever shown a token. */
export function liesBelow(root: string, address: string): boolean {
  if (!URL.canParse(address)) return false
  const [base, asked] = [new URL(root), new URL(address)]
  return (
    base.origin === asked.origin &&
    asked.pathname.startsWith(`${base.pathname}/`) &&
    asked.username === '' &&
    asked.password === ''
  )
}
