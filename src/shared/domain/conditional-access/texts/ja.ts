import type { PolicyTexts } from './en.ts'

export const policyTexts: PolicyTexts = {
  prefix: 'ポリシーの検証に失敗しました。続けるには、以下のエラーを修正してください。',
  findings: {
    'read-only-member': '{{field}} は編集できません。データから削除してください。',
    'wrong-shape': 'ポリシーのこの部分は想定された形式ではありません: {{path}}',
    'invalid-value': '無効な値: {{value}}',
    'name-required': 'ポリシーの名前を入力してください',
    'name-too-long': '名前は {{limit}} 文字以内にしてください',
    'users-required': 'ユーザー、グループ、ロール、ゲストの種類のいずれかを少なくとも 1 つ含めてください',
    'no-users-alone': '「ユーザーなし」は、他のユーザーやゲストと組み合わせることはできません',
    'all-users-alone': '「すべてのユーザー」は、他のユーザーやゲストと組み合わせることはできません',
    'guests-or-types': '「ゲストまたは外部ユーザー」は、特定のゲストの種類と組み合わせることはできません',
    'guest-tenants-required': '外部テナントを指定するか、すべてを選択してください',
    'applications-required': 'アプリケーションを含めてください',
    'no-applications-alone': '「なし」は、他のアプリケーションと組み合わせることはできません',
    'all-applications-alone': '「すべて」は、他のアプリケーションと組み合わせることはできません',
    'actions-without-applications':
      'ユーザー操作は、対象または対象外のアプリケーションと一緒に使用できません',
    'client-apps-required': 'クライアント アプリを選択してください',
    'all-client-apps-alone': '「すべて」は、他のクライアント アプリと組み合わせることはできません',
    'all-locations-alone': '「すべて」は、他の場所と組み合わせることはできません',
    'trusted-locations-alone': '「すべての信頼できる場所」は、他の場所と組み合わせることはできません',
    'locations-required': '場所を含めてください',
    'excluded-locations-need-included': '場所を除外できるのは、対象の場所がある場合だけです',
    'all-platforms-alone': '「すべて」は、他のデバイス プラットフォームと組み合わせることはできません',
    'excluded-platforms-need-included':
      'デバイス プラットフォームを除外できるのは、対象のプラットフォームがある場合だけです',
    'block-alone':
      'アクセスのブロックは、他の許可コントロール、認証強度、カスタム要素と組み合わせることはできません',
    'strength-without-mfa': '認証強度は、MFA の要求と組み合わせることはできません',
    'operator-required': 'すべてのコントロールを要求するか、いずれか 1 つを要求するかを選択してください',
    'device-action-without-factors': 'デバイスの登録または参加では、カスタム認証要素を使用できません',
    'device-action-mfa-only':
      'デバイスの登録または参加では、組み込みコントロールとして MFA だけを使用できます',
    'password-change-needs-strength': 'パスワード変更の要求には、認証強度または MFA が必要です',
    'password-change-without-others':
      'パスワード変更の要求は、他のコントロールと組み合わせることはできません',
    'password-change-needs-all-applications':
      'パスワード変更の要求には、「すべて」のアプリケーションが必要です',
    'password-change-needs-and': 'パスワード変更の要求には、すべてのコントロールの要求が必要です',
    'password-change-needs-user-risk': 'パスワード変更の要求には、ユーザー リスクのレベルが必要です',
    'password-change-without-conditions':
      'パスワード変更の要求は、ユーザー リスク以外の条件と組み合わせることはできません',
    'controls-required': '許可コントロールまたはセッション コントロールを選択してください',
    'persistent-browser-needs-all-applications':
      '永続的なブラウザー セッションには、「すべて」のアプリケーションが必要です',
    'sign-in-frequency-needs-value': '何時間後または何日後に再びサインインするかを入力してください',
    'sign-in-frequency-without-value': '毎回のサインインでは、時間数や日数を指定できません',
    'too-many-policies': 'テナントのポリシーは最大 {{limit}} 件です',
    'location-name-required': '場所の名前を入力してください',
    'ranges-required': 'IP アドレスまたは範囲を少なくとも 1 つ入力してください',
    'too-many-ranges': '場所の範囲は最大 {{limit}} 件です',
    'invalid-ip': '無効な IP アドレス',
    'ip-in-list': 'この IP アドレスは既に一覧にあります',
    'range-too-wide': '{{value}} に含まれるアドレスが多すぎます。最も広い範囲は {{prefix}} です',
    'countries-required': '国を少なくとも 1 つ選択してください',
    'too-many-locations': 'テナントのネームド ロケーションは最大 {{limit}} 件です',
  },
}
