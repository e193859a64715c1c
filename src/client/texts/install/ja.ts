import type { Translation } from '../translation.ts'

export const install = {
  title: 'Castellan をインストール',
  why: '専用のアイコンとウィンドウで開けるようになり、保存内容がブラウザーに削除されにくくなります。',
  install: 'インストール',
  showHow: '手順を見る',
  steps: {
    share: 'Safari のバーで「共有」を押します。',
    add: '「ホーム画面に追加」を選びます。',
    confirm: '「追加」を押します。Castellan がアプリの一覧に表示されます。',
  },
} satisfies Translation<'ja', 'install'>
