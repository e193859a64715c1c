import { foldText } from '../../lib/fold-text.ts'
import { type Topic, TOPIC_WORDS, TOPICS } from './topic-words.ts'

/** What a question is about, as far as rules can tell. */
export type Question =
  | { about: 'policy'; id: string }
  | { about: 'check'; id: string }
  | { about: Topic }
  | { about: 'unknown' }

/** What a question may name. */
export interface Named {
  policies: readonly { id: string; displayName: string }[]
  /** By the check's id, what it is called where the question was asked. */
  checkNames: ReadonlyMap<string, string>
}

/** Of a policy's name; a shorter one would be found in everything. */
const SHORTEST_NAME = 4
/** Of a word that tells one check from another. */
const SHORTEST_WORD = 4
/** So much of a check's name has to be in the question, and more where it has words of a topic as well. */
const SHARE = { alone: 0.6, besideTopic: 0.75 }
/** So many words of a check's name outweigh those of a topic. */
const OUTWEIGHING = 3

const folded = TOPICS.map((topic) => ({
  topic,
  words: Object.values(TOPIC_WORDS[topic]).flat().map(foldText),
}))

/** What a question is about: the policy that it names, else the check, else the topic that most of its words belong to. */
export function readQuestion(text: string, { policies, checkNames }: Named): Question {
  const question = foldText(text)
  const policy = policies
    .filter(({ displayName: name }) => name.length >= SHORTEST_NAME && isNamed(question, foldText(name)))
    .toSorted((a, b) => b.displayName.length - a.displayName.length)[0]
  if (policy) return { about: 'policy', id: policy.id }
  const [found] = folded
    .map(({ topic, words }) => ({ topic, count: words.filter((word) => beginsIn(question, word)).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
  const check = checkIn(question, checkNames, found !== undefined)
  if (check !== undefined) return { about: 'check', id: check }
  return { about: found?.topic ?? 'unknown' }
}

/** The check of whose name most is in the question; undefined where that is too little, or as much of two. */
function checkIn(
  question: string,
  names: ReadonlyMap<string, string>,
  hasTopic: boolean,
): string | undefined {
  const [best, next] = [...names]
    .map(([id, name]) => ({ id, ...inQuestion(question, foldText(name)) }))
    .filter(({ share, words, isWhole }) =>
      hasTopic ? isWhole || (share >= SHARE.besideTopic && words >= OUTWEIGHING) : share >= SHARE.alone,
    )
    .toSorted((a, b) => b.share - a.share)
  return best && best.share > (next?.share ?? 0) ? best.id : undefined
}

/** How much of a name is in a question. */
function inQuestion(question: string, name: string): { share: number; words: number; isWhole: boolean } {
  if (question.includes(name)) return { share: 1, words: name.length, isWhole: true }
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(({ length }) => length >= SHORTEST_WORD)
  const there = words.filter((word) => beginsIn(question, word)).length
  return { share: words.length < 2 ? 0 : there / words.length, words: there, isWhole: false }
}

const QUOTED = /["“”„«»「」'‘’]/u

/** Whether a question names something: in quotes, or by more than the words of a topic. */
function isNamed(question: string, name: string): boolean {
  for (let at = question.indexOf(name); at !== -1; at = question.indexOf(name, at + 1)) {
    const [before = '', after = ''] = [question[at - 1], question[at + name.length]]
    if (QUOTED.test(before) && QUOTED.test(after)) return true
    const isWord = !LATIN.test(name) || (!LETTER.test(before) && !LETTER.test(after))
    if (isWord && !isOfTopics(name)) return true
  }
  return false
}

const longestFirst = folded.flatMap(({ words }) => words).toSorted((a, b) => b.length - a.length)

/** Whether a name is nothing but what every question about a topic says. */
function isOfTopics(name: string): boolean {
  const left = longestFirst.reduce((text, word) => text.replaceAll(word, ' '), name)
  return !/\p{L}{3,}/u.test(left)
}

const LATIN = /^[\p{Script=Latin}\d]/u
const LETTER = /[\p{Script=Latin}\d]/u

/** Whether a word of the text begins so; scripts without spaces have it anywhere. */
function beginsIn(text: string, word: string): boolean {
  if (!LATIN.test(word)) return text.includes(word)
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1))
    if (at === 0 || !LETTER.test(text[at - 1] ?? '')) return true
  return false
}
