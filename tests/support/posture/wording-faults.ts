import type { Verdict } from '#shared/domain/posture/verdict.ts'
import { type Language, LANGUAGES, localeOf } from '#shared/domain/language/languages.ts'
import { findingLines, targetLines } from '#client/features/secure/parts/finding-words.ts'
import { catalogues } from '../text-catalogues.ts'

const languages = Object.keys(LANGUAGES) as Language[]

/** Products and features, which are written so in every language. */
const NAMES = /\b(MailTips|OneDrive|SharePoint|BitLocker|macOS|iOS)\b/g

/** How a vendor or a program writes a value, and no sentence does. */
const RAW: Record<string, RegExp> = {
  'an identifier': /\p{Ll}\p{Lu}/u,
  'a value of a program': /\b(true|false|null|undefined|NaN)\b/i,
  'a duration': /\bP(\d|T\d)|\d\d:\d\d:\d\d/,
  'an id': /[\da-f]{8}-[\da-f]{4}-/i,
  'a type': /#microsoft/i,
  'a placeholder': /[{}[\]]/,
  'no sentence': /^[\s\d.,–-]*$/,
  'no end': /[^.。…]$/,
}

/** What a sentence has of how a vendor or a program writes a value; empty where all of it is words. */
export const rawIn = (sentence: string): string[] =>
  Object.entries(RAW).flatMap(([what, pattern]) =>
    pattern.test(sentence.replaceAll(NAMES, '')) ? [`${what}: ${sentence}`] : [],
  )

/** What is wrong in any language with what is said of a check: of what it asks for, and of what was found. */
export function wordingFaults(checkId: string, verdicts: readonly Verdict[]): string[] {
  return languages.flatMap((language) => {
    const texts = catalogues[language].checkFindings
    const locale = localeOf(language)
    const unknown = [texts.shared.unknown, texts.shared.unknownAtGoogle].map(
      (sentence) => sentence.split('{{value}}')[0] ?? '',
    )
    const said = [
      targetLines(texts, locale, checkId),
      ...verdicts.flatMap((verdict) =>
        verdict.status === 'notMeasured' ? [] : [findingLines(texts, locale, checkId, verdict)],
      ),
    ]
    const faults = said.flatMap((lines) =>
      lines.length === 0
        ? ['nothing is said']
        : lines.flatMap((line) =>
            unknown.some((start) => line.includes(start)) ? [`not known: ${line}`] : rawIn(line),
          ),
    )
    return faults.map((fault) => `${language}: ${checkId}: ${fault}`)
  })
}
