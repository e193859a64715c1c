import { expect, test } from 'vitest'
import type { MailPolicies } from '#shared/domain/defender/mail-policies.ts'
import { type MailPolicy, newMailPolicy } from '#shared/domain/defender/mail-policy.ts'
import { templatePolicyOf } from '#shared/domain/defender/template-policy.ts'
import type { MailTexts } from '../policies/mail-policy-words.ts'
import { mailTemplateRows, sourceOfTemplate } from './mail-template-rows.ts'
import { createSpreads } from './template-spread.ts'

const policy: MailPolicy = {
  ...newMailPolicy('safeLinks', 'Links'),
  id: 'one',
  settings: { ScanUrls: false },
}
const template = templatePolicyOf(policy)
const own = (customer_id: string, parts: Partial<MailPolicies> = {}): [string, MailPolicies] => [
  customer_id,
  { id: customer_id, customer_id, unread: {}, is_incomplete: false, policies: [], ...parts },
]
const spreadOf = (...all: [string, MailPolicies][]) => createSpreads(new Map(all))(template)

test('companies are told by whether they have the policy the same, otherwise, or not at all', () => {
  const spread = spreadOf(
    own('same', { policies: [{ ...policy, name: ' LINKS ', priority: 4 }] }),
    own('otherwise', { policies: [{ ...policy, isEnabled: false, settings: {} }] }),
    own('other kind', { policies: [{ ...policy, kind: 'antiSpam', settings: {} }] }),
    own('built in', { policies: [{ ...policy, isBuiltIn: true }] }),
  )
  expect(spread.companies.map(({ customerId }) => customerId)).toEqual(['same', 'otherwise'])
  expect(spread.companies[1]?.differences.map(({ member }) => member)).toEqual(['isEnabled', 'ScanUrls'])
  expect([spread.drifted, spread.lacking, spread.unread]).toEqual([1, 2, 0])
})

test('of a company whose kind could not be read nothing is said; one without a license does not have it', () => {
  const spread = spreadOf(
    own('failed', { unread: { safeLinks: 'sourceFailed' } }),
    own('no license', { unread: { safeLinks: 'noLicense' } }),
    own('kept', { unread: { safeLinks: 'sourceFailed' }, policies: [policy] }),
  )
  expect([spread.companies.length, spread.lacking, spread.unread]).toEqual([1, 1, 1])
})

test('what changes at one company is compared anew, and a template that says something else, too', () => {
  const [id, before] = own('one', { policies: [policy] })
  const [, after] = own('one', { policies: [{ ...policy, description: 'Changed there' }] })
  expect(createSpreads(new Map([[id, before]]))(template).drifted).toBe(0)
  expect(createSpreads(new Map([[id, after]]))(template).drifted).toBe(1)
  expect(createSpreads(new Map([[id, before]]))({ ...template, isEnabled: false }).drifted).toBe(1)
})

test('a row counts the companies that have it, and is deployed for nobody yet', () => {
  const row = {
    id: 't',
    name: 'Our links',
    description: '',
    policy: template,
    created_at: 'a',
    changed_at: 'b',
  }
  const spreads = createSpreads(new Map([own('one', { policies: [policy] }), own('two')]))
  const t = ((key: string) => key) as MailTexts
  const [shown] = mailTemplateRows([{ row, v: 0, isPending: true, isConflict: false }], spreads, t)
  expect(shown).toMatchObject({
    name: 'Our links',
    policyName: 'Links',
    kindText: 'policy.kinds.safeLinks',
    companies: 1,
    drifted: 0,
    isPending: true,
  })
  expect(shown && sourceOfTemplate(shown)).toMatchObject({
    customerId: undefined,
    policy: { name: 'Links', include: { users: [], groups: [], domains: [] } },
  })
})
