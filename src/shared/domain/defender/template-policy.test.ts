import { describe, expect, test } from 'vitest'
import { templatePolicySchema } from './mail-template.ts'
import { type MailPolicy, newMailPolicy } from './mail-policy.ts'
import {
  policyOfTemplate,
  standingOfTemplate,
  templatePolicyOf,
  validateTemplatePolicy,
} from './template-policy.ts'

const policy: MailPolicy = {
  ...newMailPolicy('safeLinks', 'Links'),
  id: 'one',
  ruleId: 'rule',
  priority: 3,
  comments: 'By the desk',
  include: { users: [], groups: [], domains: ['contoso.com'] },
  settings: { TrackClicks: false, ScanUrls: null, RecommendedPolicyType: 'Custom', Told: 1 },
}

test('a template keeps what the vendor takes, and nothing of one tenant', () => {
  const template = templatePolicyOf(policy)
  expect(template).toEqual({
    kind: 'safeLinks',
    name: 'Links',
    description: '',
    comments: 'By the desk',
    isEnabled: true,
    settings: { TrackClicks: false },
  })
  expect(policyOfTemplate(template)).toMatchObject({ id: '', ruleId: null, priority: null })
  expect(templatePolicySchema.safeParse({ ...template, include: policy.include }).success).toBe(false)
})

describe('a template is valid', () => {
  test('without anybody whom it is for', () => {
    expect(validateTemplatePolicy(templatePolicyOf(policy))).toEqual([])
  })
  test('by the rules of its kind alone', () => {
    expect(validateTemplatePolicy({ ...templatePolicyOf(policy), name: ' ' })).toMatchObject([
      { rule: 'name-required' },
    ])
    const spam = { ...newMailPolicy('antiSpam', 'Spam'), settings: { BulkThreshold: 12 } }
    expect(validateTemplatePolicy(templatePolicyOf(spam))).toMatchObject([{ input: 'BulkThreshold' }])
  })
})

describe('in a tenant a template', () => {
  const template = templatePolicyOf(policy)
  test('is not there under another name, as another kind, or as what the vendor made', () => {
    expect(standingOfTemplate(template, [{ ...policy, name: 'Other' }])).toBeUndefined()
    expect(standingOfTemplate(template, [{ ...policy, kind: 'antiSpam' }])).toBeUndefined()
    expect(standingOfTemplate(template, [{ ...policy, isBuiltIn: true }])).toBeUndefined()
  })
  test('is the same for whomever it is there, and in whichever place', () => {
    const there = {
      ...policy,
      name: ' LINKS',
      priority: 0,
      include: { ...policy.include, domains: ['x.com'] },
    }
    expect(standingOfTemplate(template, [there])).toEqual({ policy: there, differences: [] })
  })
  test('tells where it says something else', () => {
    const there = { ...policy, settings: { TrackClicks: true }, isEnabled: false }
    expect(standingOfTemplate(template, [there])?.differences.map(({ member }) => member)).toEqual([
      'isEnabled',
      'TrackClicks',
    ])
  })
})
