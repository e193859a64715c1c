import type { Translation } from '../translation.ts'

export const whatFirst = {
  title: '最初にすること',
  purpose:
    'ここで最も効果のある変更です。それがないと攻撃者が何を得るか、何社に当てはまるか、どれだけ手間が少ないかで並べています。',
  purposeOne:
    'ここで最も効果のある変更です。それがないと攻撃者が何を得るか、どれだけ手間が少ないかで並べています。',
  loading: '未対応の項目を比べています',
  people_other: '{{count, number}} 人',
  peopleAtLeast_other: '少なくとも {{count, number}} 人',
  preview: 'プレビュー',
  previewOf: 'プレビュー: {{name}}',
  showHow: '方法を見る',
  showHowOf: '方法を見る: {{name}}',
  done: '最初にすることはありません',
  doneReason: '測定されたチェックはすべて満たされているか、別の方法で解決されています。',
  unread: 'まだ分かりません',
  unreadReason: 'Microsoft 365 が接続されて読み取られると、最初にすることが分かります。',
  neverRead_other: '{{count}} 社は一度も読み取られておらず、ここには含まれません。',
} satisfies Translation<'ja', 'whatFirst'>
