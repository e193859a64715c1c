import { describe, expect, test } from 'vitest'
import { nothingEntered, storedTool, toolProblems, type ToolValues } from './tool-values.ts'

const enter = (values: Partial<ToolValues>) => values as ToolValues

describe('what a tool is reached with', () => {
  const given = enter({ companyUrl: ' msp.halopsa.com/portal ', clientId: ' id ', clientSecret: 's' })
  test('may be typed without what stands before the host', () => {
    expect(storedTool('Halo', given)).toEqual({
      companyUrl: 'https://msp.halopsa.com/portal',
      clientId: 'id',
      clientSecret: 's',
    })
    expect(toolProblems('Halo', given)).toEqual({})
  })
  test.each([
    [{ companyUrl: 'http://msp.halopsa.com' }, { companyUrl: { kind: 'invalid' } }],
    [{ companyUrl: 'https://me:pass@msp.halopsa.com' }, { companyUrl: { kind: 'invalid' } }],
    [{ companyUrl: ' ' }, { companyUrl: { kind: 'required' } }],
    [{ clientSecret: '' }, { clientSecret: { kind: 'required' } }],
  ])('is not %j', (wrong, problems) => {
    expect(toolProblems('Halo', { ...given, ...wrong })).toEqual(problems)
  })
  test('is of each tool what that one asks for', () => {
    expect(Object.keys(nothingEntered('Syncro'))).toEqual(['companyUrl', 'apiKey'])
    expect(toolProblems('Syncro', nothingEntered('Syncro'))).toEqual({
      companyUrl: { kind: 'required' },
      apiKey: { kind: 'required' },
    })
  })
})
