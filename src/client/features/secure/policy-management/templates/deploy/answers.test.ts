import { expect, test } from 'vitest'
import type { PolicyDeployment } from '#shared/domain/conditional-access/templates/policy-deployment.ts'
import { newPolicy } from '#shared/domain/conditional-access/save-policy.ts'
import { answersFor, askedInputs, offeredAnswers } from './answers.ts'

const template = (id: string) => ({
  id,
  name: `Policy ${id}`,
  body: newPolicy(id),
  prompted_inputs: [
    { name: 'excludeGroups' as const, required: id === 'b' },
    { name: 'excludeLocations' as const, required: false },
  ],
})
const deployment = (inputs: PolicyDeployment['inputs']): PolicyDeployment => ({
  id: 'd',
  customer_id: 'one',
  template_id: 'a',
  policy_id: 'p',
  inputs,
  deployed: '',
  deployed_at: '2026-09-01T00:00:00.000Z',
  task_id: 't',
})
const nothing = { common: {}, own: undefined, deployments: [], countries: undefined }

test('what several templates ask for is asked once, and required if one of them requires it', () => {
  expect(askedInputs([template('a'), template('b')])).toEqual([
    { input: 'excludeGroups', required: true, askedBy: ['Policy a', 'Policy b'] },
    { input: 'excludeLocations', required: false, askedBy: ['Policy a', 'Policy b'] },
  ])
})

test('what was said most often is offered again, without the countries of one company', () => {
  const said = [{ excludeGroups: [{ name: 'Old' }] }, { excludeGroups: [{ name: 'Emergency' }] }]
  const places = { excludeLocations: [{ name: 'Home', countries: ['DE'] }] }
  const before = [...said, { excludeGroups: [{ name: 'Emergency' }] }, places].map(deployment)
  expect(offeredAnswers(askedInputs([template('a')]), before)).toEqual({
    excludeGroups: [{ name: 'Emergency' }],
    excludeLocations: [{ name: 'Home' }],
  })
})

test('what is said for a company goes before what holds for all, and that before what was said earlier', () => {
  const deployments = [deployment({ excludeGroups: [{ name: 'Earlier' }] })]
  const common = { excludeGroups: [{ name: 'Common' }] }
  const own = { excludeGroups: [{ name: 'Own' }] }
  const groups = (answers: object) => answersFor(template('a'), { ...nothing, ...answers })['excludeGroups']
  expect(groups({ deployments })).toEqual([{ name: 'Earlier' }])
  expect(groups({ deployments, common })).toEqual([{ name: 'Common' }])
  expect(groups({ deployments, common, own })).toEqual([{ name: 'Own' }])
})

test('a place without countries gets those in which the company works, one with countries keeps them', () => {
  const places = (countries: string[] | undefined, name: object) =>
    answersFor(template('a'), {
      ...nothing,
      common: { excludeLocations: [{ name: 'Home', ...name }] },
      countries,
    })
  expect(places(['NL'], {})).toEqual({ excludeLocations: [{ name: 'Home', countries: ['NL'] }] })
  expect(places(['NL'], { countries: ['DE'] })).toEqual({
    excludeLocations: [{ name: 'Home', countries: ['DE'] }],
  })
  expect(places(undefined, {})).toEqual({ excludeLocations: [{ name: 'Home' }] })
})
