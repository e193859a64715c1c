import type { Found, Verdict } from '#shared/domain/posture/verdict.ts'
import { checks, cloudOfCheck } from '#shared/domain/posture/checks.ts'
import type { Texts } from '#client/texts/sections.ts'
import { durationOf, durationText } from './duration-text.ts'
import { type SharedWording, sharedWordings } from './shared-wordings.ts'

export type FindingTexts = Texts['checkFindings']
export type Judged = Exclude<Verdict, { status: 'notMeasured' }>

/**
 * The sentences of a check, by what a value is: switches have `on` and `off`, nothing at all `nothing`, numbers `count`
 * and `zero`, lists `names` and `empty`, texts `values`, `duration` or `group`, records `members` or `each`. What is said
 * of one outcome alone stands in `met` or `unmet`; a sentence there is said whatever the value.
 */
interface Wording {
  readonly [key: string]: string | Wording | undefined
}

/** More would only fill a line; all of them stand in the value as it was answered. */
const MOST_NAMES = 10
const LONGEST_NAME = 80

const targets = new Map(checks.map(({ id, target }) => [id, target]))

/** What was found, in sentences of a language. What no sentence is known for is quoted as it was answered. */
export const findingLines = (
  texts: FindingTexts,
  locale: string,
  checkId: string,
  { status, found }: Judged,
): readonly string[] => {
  const side = status === 'compliant' ? 'met' : 'unmet'
  const said = wordingsOf(texts, checkId)
  return linesOf(found, {
    wordings: said.flatMap((each) => [partOf(each, side), each]),
    texts,
    locale,
    checkId,
  })
}

/** What a check asks for, in sentences of a language; none of a check that is not known here. */
export function targetLines(texts: FindingTexts, locale: string, checkId: string): readonly string[] {
  const target = targets.get(checkId)
  if (target === undefined) return []
  const sentence = firstText(wordingsOf(texts, checkId), 'target')
  return sentence === undefined
    ? findingLines(texts, locale, checkId, { status: 'compliant', found: target })
    : [filled(sentence, placeholdersOf(target, locale))]
}

/** Sentences as one text; the languages that write no spaces have none between them, either. */
export const inOneLine = (lines: readonly string[], locale: string): string =>
  lines.join(writesSpaces(locale) ? ' ' : '')

/** A value as it was answered, in one line. */
export const rawText = (found: Found): string => (typeof found === 'string' ? found : JSON.stringify(found))

const writesSpaces = (locale: string) => !/^(ja|zh)/.test(locale)

interface Context {
  /** In the order in which they are asked. */
  wordings: readonly (string | Wording | undefined)[]
  texts: FindingTexts
  locale: string
  checkId: string
  name?: string
}

/** What stands under a name in texts; never what every object has. */
const partOf = (wording: string | Wording | undefined, name: string): string | Wording | undefined =>
  typeof wording === 'object' && Object.hasOwn(wording, name) ? wording[name] : undefined

/** The sentences of the check itself, then those that it shares with others. */
function wordingsOf(texts: FindingTexts, checkId: string): (string | Wording | undefined)[] {
  const shared: SharedWording | undefined = sharedWordings.get(checkId)
  return [partOf(texts.checks, checkId), shared && texts.shared[shared]]
}

function firstText(wordings: Context['wordings'], ...path: string[]): string | undefined {
  for (const wording of wordings) {
    const text = path.reduce(partOf, wording)
    if (typeof text === 'string') return text
  }
  return undefined
}

function linesOf(found: Found, context: Context): readonly string[] {
  const { wordings, texts, locale } = context
  const whatever = wordings.find((each) => typeof each === 'string')
  if (whatever !== undefined) return [whatever]
  const isRecord = typeof found === 'object' && found !== null && !Array.isArray(found)
  if (isRecord && isOfGoogle(context)) return linesOfPlaces(found, context)
  if (isRecord && Object.keys(found).length > 0) return linesOfRecord(found, context)
  const sentence = isRecord ? firstText(wordings, 'empty') : sentenceFor(found, context)
  return [
    sentence === undefined
      ? filled(isOfGoogle(context) ? texts.shared.unknownAtGoogle : texts.shared.unknown, {
          value: () => tidyName(rawText(found)),
        })
      : filled(sentence, placeholdersOf(found, locale, context)),
  ]
}

const isOfGoogle = ({ checkId }: Context) => cloudOfCheck(checkId) === 'google'

/** What is wrong in a Google Workspace stands with the unit or the group for which it is set. */
function linesOfPlaces(found: Extract<Found, Record<string, unknown>>, context: Context): readonly string[] {
  const places = Object.entries(found)
  const lines = places.slice(0, MOST_NAMES).flatMap(([place, value]) =>
    linesOf(value, context).map((finding) =>
      filled(context.texts.shared.at, {
        place: () => (place === '/' ? context.texts.shared.root : tidyName(place)),
        finding: () => finding,
      }),
    ),
  )
  return places.length > MOST_NAMES ? [...lines, '…'] : lines
}

function linesOfRecord(found: Extract<Found, Record<string, unknown>>, context: Context): readonly string[] {
  const { wordings } = context
  const members = Object.entries(found)
  const lines = members.slice(0, MOST_NAMES).flatMap(([name, value]) =>
    linesOf(value, {
      ...context,
      name: nameOf(name, context),
      wordings: wordings.flatMap((each) => [partOf(partOf(each, 'members'), name), partOf(each, 'each')]),
    }),
  )
  return members.length > MOST_NAMES ? [...lines, '…'] : lines
}

function sentenceFor(found: Exclude<Found, Record<string, unknown>>, context: Context): string | undefined {
  const { wordings, locale } = context
  if (found === null || found === '') return firstText(wordings, 'nothing')
  if (typeof found === 'boolean') return firstText(wordings, found ? 'on' : 'off')
  if (typeof found === 'number')
    return (
      (found === 0 ? firstText(wordings, 'zero') : undefined) ?? counted(wordings, 'count', found, locale)
    )
  if (typeof found === 'string')
    return (
      firstText(wordings, 'values', found.replace('#microsoft.graph.', '')) ??
      (durationOf(found) ? firstText(wordings, 'duration') : undefined) ??
      (GROUP.test(found) ? firstText(wordings, 'group') : undefined)
    )
  return found.length === 0
    ? firstText(wordings, 'empty')
    : counted(wordings, 'names', itemsOf(found, context.checkId).length, locale)
}

/** How the vendor names a group. */
const GROUP = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

const counted = (wordings: Context['wordings'], key: string, count: number, locale: string) =>
  firstText(wordings, `${key}_${new Intl.PluralRules(locale).select(count)}`) ??
  firstText(wordings, `${key}_other`) ??
  firstText(wordings, key)

/** What follows a name in a list and is no part of it: a permission of an app, the state of a rule. */
const BEHIND = new Set(['no-app-can-make-administrators', 'preset-security-policies-on'])

const itemsOf = (found: readonly string[], checkId: string): readonly string[] =>
  BEHIND.has(checkId) ? [...new Set(found.map((each) => each.replace(/: [^:]*$/, '')))] : found

function nameOf(name: string, { wordings }: Context): string {
  return firstText(wordings, 'called', name) ?? tidyName(name)
}

/** A name that cannot turn a sentence round, break its line or push it away. */
function tidyName(name: string): string {
  const plain = name
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
  const letters = Array.from(plain)
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME).join('')}…` : plain
}

/** What a sentence may have of a value, each put together only where it is asked for. */
function placeholdersOf(found: Found, locale: string, context?: Context): Record<string, () => string> {
  const name = context?.name ?? ''
  if (typeof found === 'number') {
    const number = () => found.toLocaleString(locale)
    return {
      name: () => name,
      number,
      count: number,
      percent: () => found.toLocaleString(locale, { style: 'unit', unit: 'percent' }),
      days: () => durationText([[found, 'day']], locale),
      minutes: () => durationText([[found, 'minute']], locale),
      seconds: () => durationText([[found, 'second']], locale),
    }
  }
  if (typeof found === 'string')
    return { name: () => name, duration: () => durationText(durationOf(found) ?? [], locale) }
  if (!Array.isArray(found) || !context) return { name: () => name }
  const items = itemsOf(found, context.checkId)
  return {
    count: () => items.length.toLocaleString(locale),
    names: () => {
      const shown = items.slice(0, MOST_NAMES).map((each) => nameOf(each, context))
      return [...shown, ...(items.length > MOST_NAMES ? ['…'] : [])].join(writesSpaces(locale) ? ', ' : '、')
    },
  }
}

/** In one go, so that braces in a name stay as they are. */
const filled = (sentence: string, values: Record<string, () => string>): string =>
  sentence.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name]?.() ?? placeholder)
