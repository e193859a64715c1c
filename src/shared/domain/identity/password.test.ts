import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { generatePassword, missingClasses, passwordIssues } from './password.ts'

describe('a new password (AUTH-34)', () => {
  test.each([
    ['', ['required']],
    ['Aa1-567', ['length']],
    ['Aa1-5678', []],
    [`Aa1-${'x'.repeat(95)}`, []],
    [`Aa1-${'x'.repeat(96)}`, ['length']],
    ['Correct Horse-7', ['invalid']],
    ['correct-horse-7', ['invalid']],
    ['CORRECT-HORSE-7', ['invalid']],
    ['Correct-Horse-x', ['invalid']],
    ['CorrectHorse7', ['invalid']],
    ['short', ['length', 'invalid']],
    ['Žluťoučký-kůň-7-漢字🐎', []],
  ])('%j has the issues %j', (password, issues) => {
    expect(passwordIssues(password)).toEqual(issues)
  })

  test.each([
    ['Jo@Example.test-7', 'jo@example.test', ['matchesEmail']],
    ['My-Harbour-7', 'harbour@example.test', ['matchesEmail']],
    ['My-harb-Pass-7', 'harb@example.test', ['matchesEmail']],
    ['Major-Tom-7', 'jo@example.test', []],
    ['Joe-is-Here-7', 'joe@example.test', []],
  ])('%j of %s has the issues %j', (password, email, issues) => {
    expect(passwordIssues(password, { email })).toEqual(issues)
  })

  test('is strong exactly when nothing is missing in it', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 8, maxLength: 99 }), (password) => {
        const isStrong = missingClasses(password).length === 0 && !/\s/.test(password)
        expect(passwordIssues(password).length === 0).toBe(isStrong)
      }),
    )
  })

  test('that holds an address is refused wherever and however it is written there', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.string(), fc.string(), (email, before, after) => {
        expect(passwordIssues(`${before}${email.toUpperCase()}${after}`, { email })).toContain('matchesEmail')
      }),
    )
  })
})

describe('a generated password', () => {
  test('has sixteen characters of every class, whatever the dice show (AUTH-35)', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(255)), (stream) => {
        const password = generatePassword((count) => Uint8Array.from(stream.take(count)))
        expect(password).toHaveLength(16)
        expect(missingClasses(password)).toEqual([])
        expect(passwordIssues(password)).toEqual([])
      }),
    )
  })

  test('is another one each time', () => {
    const dice = (count: number) => crypto.getRandomValues(new Uint8Array(count))
    expect(new Set(Array.from({ length: 200 }, () => generatePassword(dice))).size).toBe(200)
  })
})
