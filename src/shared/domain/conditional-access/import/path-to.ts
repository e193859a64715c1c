/** The path of a member, or of an element of a list. */
export const pathTo = (path: string, member: string | number): string =>
  typeof member === 'number'
    ? `${path}[${member}]`
    : /^\w{1,80}$/.test(member)
      ? `${path}.${member}`
      : `${path}[${JSON.stringify(member.slice(0, 80))}]`
