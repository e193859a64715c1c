import type { Translation } from '../translation.ts'

export const agreement = {
  title: '使用許諾契約',
  intro: '続行する前に契約をお読みになり、選択してください。同意しない場合はサインアウトされます。',
  document: '使用許諾契約の本文',
  loading: '契約を取得中',
  page: '{{page}} / {{pages}} ページ',
  previous: '前のページ',
  next: '次のページ',
  accept: '同意する',
  decline: '同意しない',
  readFirst: '契約が表示されるまで同意できません。',
  unreadable: '契約を表示できませんでした。ネットワークを確認して再試行してください。',
  notSaved: '選択を保存できませんでした。何も変更されていません。再試行してください。',
} satisfies Translation<'ja', 'agreement'>
