import { describe, expect, test } from 'vitest'
import { noticeText } from './notice-text.ts'

const matter = { severity: 'high', title: 'sign-in from outside', customerName: 'Contoso' } as const

describe('what a notification says on a locked screen', () => {
  test('everything, where the organization allows it', () => {
    expect(noticeText('full', matter)).toEqual({ title: 'High: sign-in from outside', body: 'Contoso' })
  })

  test('how grave it is and at which company', () => {
    const text = noticeText('company', matter)
    expect(text).toEqual({ title: 'High', body: 'Contoso' })
  })

  test('nothing of it, where not even the company may be read', () => {
    const text = JSON.stringify(noticeText('generic', matter))
    expect(text).not.toContain('Contoso')
    expect(text).not.toContain('sign-in')
    expect(text).not.toMatch(/high/i)
  })
})
