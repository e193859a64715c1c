import type { Translation } from '../translation.ts'

export const lists = {
  columns: {
    title: '表の列',
    search: '列を検索',
    group: '「{{group}}」のすべて',
    others: '数値',
    chosen: '{{chosen}}/{{all}}',
    notFound: '該当する列はありません。',
    reset: '最初の状態に戻す',
  },
  csv: {
    label: 'CSV ファイルとして保存',
    nothing: 'この一覧には何もありません。',
    done: '一覧を「{{file}}」として保存しました。',
  },
  views: {
    label: 'ビュー',
    none: 'まだビューはありません。一覧を使いやすく整えてから、名前を付けて保存してください。',
    save: 'このビューを保存…',
    remove: '「{{name}}」を削除…',
    standard: '最初の状態',
    title: 'このビューを保存',
    purpose: '一覧の検索、並び順、列を、ここで閲覧できる全員のために保存します。',
    replaces: 'この名前のビューは既にあります。現在の表示で置き換えられます。',
    confirm: '保存',
    replace: '置き換える',
    saved: 'ビュー「{{name}}」を保存しました。',
    removeTitle: 'ビューを削除しますか?',
    removeText: '「{{name}}」は全員の画面から消えます。一覧自体には影響しません。',
    removed: 'ビュー「{{name}}」を削除しました。',
    failed: 'ビューを保存できませんでした',
    forbidden: 'あなたのロールではビューの閲覧のみ可能で、変更はできません。',
    notKept: 'このデバイスに変更を保存できません。空き容量を増やしてから、もう一度お試しください。',
  },
} satisfies Translation<'ja', 'lists'>
