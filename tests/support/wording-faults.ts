import type { Verdict } from '#shared/domain/posture/verdict.ts'
import { type Language, LANGUAGES, localeOf } from '#shared/domain/language/languages.ts'
import { findingLines, targetLines } from '#client/features/secure/parts/finding-words.ts'
import { catalogues } from './text-catalogues.ts'

const languages = Object.keys(LANGUAGES) as Language[]

/** Names of products and features, which are written so in every language. */
const NAMES =
  /\b(MailTips|OneDrive|SharePoint|BitLocker|macOS|iOS|SmartScreen|DirectSend|PowerShell|Microsoft 365|Office 365|Entra ID|cmd|exe|vbe)\b/g

/** How a vendor writes a value, and no sentence does. */
const RAW: readonly (readonly [RegExp, string])[] = [
  [/\p{Ll}\p{Lu}\p{Ll}|\p{Lu}\p{Ll}+\p{Lu}\p{Ll}/u, 'an identifier'],
  [/\b(true|false|null|undefined|NaN)\b/i, 'a value of a program'],
  [/\bPT?\d+[YMWDHS]\b|\d\d:\d\d:\d\d/, 'a duration'],
  [/[\da-f]{8}-[\da-f]{4}-/i, 'an id'],
  [/#microsoft/i, 'a type'],
  [/[{}[\]]/, 'a placeholder'],
  [/^\s*([–-]|[\d.,]+)?\s*$/, 'no sentence'],
  [/[^.。…]$/, 'no end'],
]

/** What sentences have of how a vendor writes it; empty where all of them are words. */
export const rawIn = (sentence: string): string[] =>
  RAW.filter(
    ([pattern]) =>
      pattern.test(sentence.replaceAll(NAMES, '')) ||
      (pattern.test(sentence) && pattern.source.startsWith('[')),
  ).map(([, what]) => `${what}: ${sentence}`)

/** What is wrong in any language with what is said of a check: of its target, and of what was found. */
export function wordingFaults(checkId: string, verdicts: readonly Verdict[]): string[] {
  return languages.flatMap((language) => {
    const texts = catalogues[language].checkFindings
    const locale = localeOf(language)
    const unknown = texts.shared.unknown.split('{{value}}')[0] ?? ''
    const said = [
      targetLines(texts, locale, checkId),
      ...verdicts.flatMap((verdict) =>
        verdict.status === 'notMeasured' ? [] : [findingLines(texts, locale, checkId, verdict)],
      ),
    ]
    return said.flatMap((lines) =>
      lines.length === 0
        ? [`${language}: nothing is said`]
        : lines.flatMap((line) => [
            ...(line.startsWith(unknown) ? [`${language}: not known: ${line}`] : []),
            ...rawIn(line).map((fault) => `${language}: ${fault}`),
          ]),
    )
  })
}
