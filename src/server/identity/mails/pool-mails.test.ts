import { describe, expect, test } from 'vitest'
import { languageOf, type MailLanguage, textsIn } from './mail-language.ts'
import { invitationMail, passwordChangedMail, resetCodeMail, signUpCodeMail } from './pool-mails.ts'

const site = { publicUrl: 'https://castle.example.test' }
const receiver = (attributes: Record<string, string> = {}) => ({ email: 'jo+1@example.test', attributes })

test('an invitation holds the address, the temporary password and the way in, as text and as HTML', () => {
  const { subject, text, html } = invitationMail(site, receiver({ given_name: 'Jo' }), 'Aa1!<b>&"\'')
  expect(subject).toBe('Your invitation to Castellan')
  expect(text).toBe(`Hello Jo,

You have been invited to Castellan. Sign in with the details below; you will be asked to choose a password of your own.

Email address: jo+1@example.test
Temporary password: Aa1!<b>&"'

Sign in: https://castle.example.test/auth/login

The temporary password is valid for 7 days. If you were not expecting an invitation, you can ignore this email.

Castellan
`)
  expect(html).toContain('Aa1!&lt;b&gt;&amp;&quot;&#39;')
  expect(html).not.toContain('<b>')
  expect(html).toContain('href="https://castle.example.test/auth/login"')
  expect(html).toContain('<html lang="en">')
})

test('a reset leads to the step that asks for the code', () => {
  const { text, html } = resetCodeMail(site, receiver(), '012345')
  const link = 'https://castle.example.test/auth/forgot-password?id=jo%2B1%40example.test'
  expect(text).toContain('Reset code: 012345')
  expect(text).toContain(`Choose a new password: ${link}`)
  expect(html).toContain(`href="${link}"`)
})

test('a sign-up has a code and no link', () => {
  const { text } = signUpCodeMail(receiver(), '012345')
  expect(text).toContain('Confirmation code: 012345')
  expect(text).not.toContain('http')
})

test('a changed password is told with the way to undo it', () => {
  const { subject, text } = passwordChangedMail(site, receiver())
  expect(subject).toBe('Your Castellan password was changed')
  expect(text).toContain('https://castle.example.test/auth/forgot-password\n')
})

test.each(['Buy at evil.test', 'http://evil.test', '<b>Jo</b>', 'Jo\nBcc: x', 'x'.repeat(51)])(
  'a first name like %j is not repeated to somebody who may not have chosen it',
  (name) => {
    const { text, html } = signUpCodeMail(receiver({ given_name: name }), '012345')
    expect(text.startsWith('Hello,\n')).toBe(true)
    expect(html).not.toContain(name)
  },
)

test.each<[string | undefined, MailLanguage]>([
  [undefined, 'en'],
  ['', 'en'],
  ['cs-CZ', 'en'],
  ['constructor', 'en'],
  ['de-AT', 'de'],
  ['fr_CA', 'fr'],
  ['ES', 'es'],
  ['ja', 'ja'],
  ['zh-Hans-CN', 'zh'],
])('the locale %j gets mails in %s', (locale, language) => {
  expect(languageOf(locale)).toBe(language)
})

describe.each<MailLanguage>(['de', 'es', 'fr', 'ja', 'zh'])('in %s', (language) => {
  test('no text was left in English or empty', () => {
    const [own, english] = [flatten(textsIn(language)), flatten(textsIn('en'))]
    expect(Object.keys(own)).toEqual(Object.keys(english))
    const same = Object.keys(own).filter((key) => own[key] === english[key] || own[key] === '')
    expect(same).toEqual(['farewell'])
  })

  test('a mail is in this language from the subject to the end', () => {
    const { subject, html, text } = invitationMail(site, receiver({ locale: language }), 'Aa1!')
    const { invitation } = textsIn(language)
    expect(subject).toBe(invitation.subject)
    expect(html).toContain(`<html lang="${language}">`)
    for (const part of [invitation.lead, invitation.note, `${invitation.password}: Aa1!`]) {
      expect(text).toContain(part)
    }
  })
})

function flatten(texts: object, path = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(flatten(value, `${path}${name}.`))
        : [[`${path}${name}`, typeof value === 'function' ? String(value('Jo')) : String(value)]],
    ),
  )
}
