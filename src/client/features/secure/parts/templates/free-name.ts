import { policyTemplateLimits } from '#shared/domain/conditional-access/templates/policy-template.ts'

export const isNameTaken = (name: string, taken: readonly string[]): boolean =>
  taken.some((each) => each.toLowerCase() === name.trim().toLowerCase())

/** A name for a copy that nothing has yet, and that is not too long. */
export function freeName(wanted: string, taken: readonly string[]): string {
  for (let count = 1; ; count++) {
    const suffix = count === 1 ? '' : ` ${count}`
    const name = wanted.slice(0, policyTemplateLimits.name - suffix.length).trim() + suffix
    if (!isNameTaken(name, taken)) return name
  }
}
