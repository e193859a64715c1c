import { describe, expect, test } from 'vitest'
import { type Named, readQuestion } from './read-question.ts'

const named: Named = {
  policies: [
    { id: 'p1', displayName: 'Block' },
    { id: 'p2', displayName: 'Block legacy sign-ins' },
    { id: 'p3', displayName: 'All' },
    { id: 'p4', displayName: 'Second factor' },
    { id: 'p5', displayName: 'Test' },
  ],
  checkNames: new Map([
    ['smtp', 'SMTP authentication is off'],
    ['mailboxes', 'Auditing of mailboxes is on'],
    ['owners', 'Auditing of owners is on'],
  ]),
}

describe('a question is about', () => {
  test.each([
    ['What does “Block Legacy Sign-Ins” do?', { about: 'policy', id: 'p2' }],
    // What every question about it says is no name, but in quotes.
    ['What does “Second factor” do?', { about: 'policy', id: 'p4' }],
    ['Is the policy Test on?', { about: 'policy', id: 'p5' }],
    ['What is the latest score?', { about: 'posture' }],
    // Three letters are in every other question.
    ['What is wrong with all of it?', { about: 'posture' }],
    ['Why is SMTP authentication not off?', { about: 'check', id: 'smtp' }],
    // As much of two checks is in it.
    ['Is auditing on?', { about: 'unknown' }],
    ['Who has no second factor?', { about: 'people' }],
    ['Wer hat keinen zweiten Faktor?', { about: 'people' }],
    ['¿Quién no tiene segundo factor?', { about: 'people' }],
    ['Qui n’a pas de second facteur ?', { about: 'people' }],
    ['第二要素がないのは誰ですか?', { about: 'people' }],
    ['谁没有第二因素？', { about: 'people' }],
    ['Was stimmt mit den Richtlinien nicht?', { about: 'policies' }],
    ['¿Qué está mal en las directivas?', { about: 'policies' }],
    ['Qu’est-ce qui ne va pas dans les stratégies ?', { about: 'policies' }],
    ['ポリシーの何が問題ですか?', { about: 'policies' }],
    ['策略有什么问题？', { about: 'policies' }],
    ['Was ist zuerst zu tun?', { about: 'posture' }],
    ['¿Qué hay que hacer primero?', { about: 'posture' }],
    ['Que faire d’abord ?', { about: 'posture' }],
    ['最初に何をすべきですか?', { about: 'posture' }],
    ['首先应该做什么？', { about: 'posture' }],
    // Words of two topics: the one with more of them.
    ['Which conditional access policy is weak?', { about: 'policies' }],
    // In the middle of a word it is another word.
    ['Tell me about Bechecked and unsafe', { about: 'unknown' }],
    ['What is the weather like?', { about: 'unknown' }],
    ['', { about: 'unknown' }],
  ])('%s', (text, question) => {
    expect(readQuestion(text, named)).toEqual(question)
  })
})
