import type { Translation } from '../translation.ts'

export const protectionTemplates = {
  columns: { kind: '種類', policy: 'ポリシー', companies: '会社' },
  empty: {
    none: 'テンプレートはありません',
    unread: 'この端末にはまだ何もありません',
    unreadReason: 'この端末はまだ読み込まれていません。サーバーに届き次第、自動で読み込みます。',
  },
  spread: {
    title: '適用状況',
    nowhere: 'この名前と種類のポリシーがある会社はありません。',
    same_other: '同じ内容 {{count}} 社',
    drifted_other: '異なる内容 {{count}} 社',
    lacking_other: 'なし {{count}} 社',
    unread_other: 'この端末では不明 {{count}} 社',
    here: 'テンプレートのとおり',
    differs: '異なります',
  },
  save: {
    act: 'テンプレートとして保存',
    title: '「{{name}}」をテンプレートとして保存',
    name: 'テンプレートの名前',
    description: '用途',
    taken: 'この名前のテンプレートが別にあります。',
    failed: 'テンプレートは保存されませんでした',
  },
  form: {
    template: 'テンプレート',
    newTitle: '新しいテンプレート: {{kind}}',
    editTitle: 'テンプレート {{name}} を変更',
  },
  deploy: {
    title: 'ベースライン {{name}} を展開',
    noTemplates: 'このベースラインのテンプレートはここにありません。',
  },
} satisfies Translation<'ja', 'protectionTemplates'>
