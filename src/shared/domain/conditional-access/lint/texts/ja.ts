import type { LintTexts } from './en.ts'

export const lint = {
  'nothing-demanded-of-members': {
    name: 'メンバーに何も求められていません',
    advice:
      'パスワードだけで、どこからでもメールを読めます。すべてのユーザーに、すべてのリソースで多要素認証を求めてください。',
  },
  'nothing-demanded-of-guests': {
    name: 'ゲストに何も求められていません',
    advice: 'ゲストは自分の会社が求めるものだけで入れます。ゲストにも多要素認証を求めてください。',
  },
  'legacy-authentication-open': {
    name: 'レガシ認証が開いています',
    advice:
      '古いメールのプロトコルには第二要素がなく、パスワードが試されます。クライアント「Exchange ActiveSync」と「その他」をブロックしてください。',
  },
  'device-code-flow-open': {
    name: 'デバイス コード フローが開いています',
    advice:
      '攻撃者がコードを送り、相手のセッションを手に入れます。会議室で必要でない限り、デバイス コード フローをブロックしてください。',
  },
  'administrators-can-be-phished': {
    name: '管理者がフィッシングにさらされています',
    advice:
      '偽のページが中継できる方法でサインインできます。管理者にはフィッシングに強い認証強度を求めてください。',
  },
  'emergency-account-not-left-out': {
    name: '緊急用アカウントが除外されていません',
    advice:
      'ポリシーに問題が起きると、直せる人が残りません。このアカウントをすべてのポリシーから除外してください。',
  },
  'provider-technicians-kept-out': {
    name: 'プロバイダーの技術者が締め出されています',
    advice:
      '全員を対象とするポリシーは、テナントの面倒を見る人にも適用されます。パートナー テナントのサービス プロバイダー ユーザーを除外してください。',
  },
  'names-what-is-gone': {
    name: '存在しないものを指定しています',
    advice:
      '指定されていても存在しないものは、誰も守らず、誰も除外しません（{{count}} 件）。取り除くか、代わりのものを指定してください。',
  },
  'left-out-and-not-met-elsewhere': {
    name: '除外されたグループに、ほかの何も適用されません',
    advice:
      'メンバーはパスワードだけでサインインします。別のポリシーで対象にするか、グループを空にしてください。',
  },
  'reaches-nobody': {
    name: '誰にも適用されません',
    advice: 'ユーザーまたはリソースが選ばれていないため、何もしません。完成させるか、削除してください。',
  },
  'same-as-another': {
    name: '同じことをするポリシーがあります',
    advice: '{{count}} 個のポリシーの条件と制御が同じです。変更が一度で済むように、一つだけ残してください。',
  },
  'behind-a-block': {
    name: 'ブロックの陰になっています',
    advice:
      '対象になる人は、先に別のポリシーでブロックされます。削除するか、ブロックの範囲を狭めてください。',
  },
  'only-reports-for-long': {
    name: '{{days}} 日間、レポート専用のままです',
    advice: '有効にするまで誰も守りません。レポートの内容を確かめてから、有効にしてください。',
  },
} satisfies LintTexts
