import { expect, test } from 'vitest'
import { newMailPolicy } from '#shared/domain/defender/mail-policy.ts'
import { policyOfTemplate, templatePolicyOf } from '#shared/domain/defender/template-policy.ts'
import {
  changedFields,
  fieldsOfDraft,
  templateDraftOf,
  templateProblems,
  typedDraftOf,
} from './template-draft.ts'
import { templateStart } from './template-start.ts'

const fields = {
  name: 'Our links',
  description: '',
  policy: templatePolicyOf({ ...newMailPolicy('safeLinks', 'Links'), settings: { ScanUrls: false } }),
}
const base = policyOfTemplate(fields.policy)
const draft = templateDraftOf(fields)

test('a template that nobody touched is saved as it was', () => {
  expect(fieldsOfDraft(draft, base)).toEqual(fields)
})

test('only what is another is sent: its own name alone, or its policy as a whole', () => {
  expect(changedFields({ ...draft, templateName: 'Other' }, base, { templateName: 'Other' })).toEqual({
    name: 'Other',
  })
  expect(changedFields({ ...draft, ScanUrls: true }, base, { ScanUrls: true })).toEqual({
    policy: { ...fields.policy, settings: { ScanUrls: true } },
  })
})

test('a template needs a name that no other has, and its policy one that the vendor takes, but nobody whom it is for', () => {
  expect(templateProblems(draft, base, [])).toEqual({})
  const wrong = templateProblems({ ...draft, templateName: ' our LINKS', name: ' ' }, base, ['Our links'])
  expect(wrong.templateName).toEqual({ kind: 'taken' })
  expect(wrong.name).toMatchObject({ kind: 'findings', findings: [{ rule: 'name-required' }] })
  expect(Object.keys(wrong)).toHaveLength(2)
})

test('a new one begins blank, as a copy, or with the policy that was refused', () => {
  const template = { ...fields, id: 't', created_at: '', changed_at: '' }
  const start = (from?: string, typed?: Partial<typeof fields>) =>
    templateStart({ from, typed, templates: [template], copyOf: (name) => `Copy of ${name}` })
  expect(start('antiSpam')).toMatchObject({ name: '', policy: { kind: 'antiSpam', name: '', settings: {} } })
  expect(start('t')).toEqual({ ...fields, name: 'Copy of Our links' })
  expect(start('gone')).toBeUndefined()
  const refused = { ...fields, policy: { ...fields.policy, settings: { Unknown: [{ a: 1 }] } } }
  expect(start(undefined, refused)).toEqual({ name: '', description: '', policy: refused.policy })
  expect(typedDraftOf({ name: 'Typed' })).toEqual({ templateName: 'Typed' })
})
