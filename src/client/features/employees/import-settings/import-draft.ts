import {
  type Exclusion,
  type ImportRuleFields,
  type Inclusion,
  NO_CHOICES,
  NO_EXCLUSIONS,
} from '#shared/domain/import-settings/import-rule.ts'

/** Those of the company, or of every one that has none. */
export type WhoseSettings = 'company' | 'default'

/** Import settings while they are entered: what was chosen stays while the mode is another. */
export interface ImportDraft {
  domains: ImportRuleFields['domains']
  mode: 'all' | 'selected'
  include: Inclusion
  exclusion: 'none' | 'selected'
  exclude: Exclusion
}

export const draftOf = ({ domains, include, exclude }: ImportRuleFields): ImportDraft => ({
  domains,
  mode: include === 'all' ? 'all' : 'selected',
  include: include === 'all' ? NO_CHOICES : include,
  exclusion: exclude === 'none' ? 'none' : 'selected',
  exclude: exclude === 'none' ? NO_EXCLUSIONS : exclude,
})

export const ruleOf = ({ domains, mode, include, exclusion, exclude }: ImportDraft): ImportRuleFields => ({
  domains,
  include: mode === 'all' ? 'all' : include,
  exclude: exclusion === 'none' ? 'none' : exclude,
})

/**
 * The domains after one of them, or all, was pressed: all and specific ones exclude each other, and without any specific one it
 * is all of them (EMP-19).
 */
export function pressedDomain(
  domains: ImportRuleFields['domains'],
  pressed: string,
): ImportRuleFields['domains'] {
  if (pressed === 'all') return 'all'
  if (domains === 'all') return [pressed]
  const next = domains.includes(pressed)
    ? domains.filter((each) => each !== pressed)
    : [...domains, pressed].toSorted()
  return next.length === 0 ? 'all' : next
}
