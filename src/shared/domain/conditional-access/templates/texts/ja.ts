import type { PolicyTemplateTexts } from './en.ts'

export const policyTemplateTexts: PolicyTemplateTexts = {
  templates: {
    'mfa-administrators': '管理者ロールを持つ人は、すべてに第 2 の要素が必要です。',
    'phishing-resistant-administrators':
      '管理者は、セキュリティ キー、パスキー、Windows Hello、または証明書でサインインします。先に登録してください。何も持たない人は締め出されます。',
    'security-info-registration':
      '第 2 の要素は、既存の要素を使うか、信頼できる場所からのみ登録できます。新しい人には一時アクセス パスを渡してください。',
    'mfa-everyone': '全員が、すべてに第 2 の要素を必要とします。セキュリティの既定値群に代わるものです。',
    'block-legacy':
      'パスワードしか扱えないメール ソフトや機器は拒否されます。第 2 の要素を求められないためです。先にスキャナーや古い電話機を探してください。',
    'mfa-guests': 'ゲストには、このテナントまたは信頼するテナントの第 2 の要素が必要です。',
    'mfa-azure-management':
      'Azure ポータル、そのコマンド ライン、インターフェイスは、誰に対しても第 2 の要素を求めます。',
    'mfa-admin-portals': '管理者は、Microsoft の管理ポータルで第 2 の要素が必要です。',
    'mfa-risky-sign-ins': '危険と思われるサインインには、毎回第 2 の要素が必要です。',
    'password-change-risky-users':
      '侵害された可能性が高い人は、本人確認をして新しいパスワードを選ぶ必要があります。セルフサービス パスワード リセットが必要です。',
    'block-risky-users': '侵害された可能性が高い人は、誰かが確認するまで拒否されます。',
    'block-risky-sign-ins': '本人によるものではない可能性が非常に高いサインインは拒否されます。',
    'managed-device-administrators': '管理者は、準拠しているかドメインに参加しているデバイスで作業します。',
    'managed-device-or-mfa': '全員に、管理対象のデバイスまたは第 2 の要素が必要です。',
    'compliant-device': '全員に、Intune が準拠と判断したデバイスが必要です。外部の人は除外されます。',
    'block-unknown-platforms': '攻撃者が偽装したものなど、システムを判別できないデバイスは拒否されます。',
    'no-persistent-browser':
      '管理されていないデバイスでは、1 時間後とブラウザーを閉じた後に、サインインし直します。',
    'app-protection-mobile':
      '電話とタブレットでは、Office 365 は内容を保護するアプリでのみ開きます。アプリ保護ポリシーが必要です。',
    'app-enforced-restrictions':
      '管理されていないデバイスでは、Exchange と SharePoint のファイルはブラウザーでのみ表示されます。それぞれの設定も必要です。',
    'block-other-countries':
      'ネームド ロケーションの国以外からのサインインは拒否されます。出張する人には例外が必要です。',
    'block-device-code':
      '別のデバイスでコードを使うサインインは拒否されます。攻撃者がそのようなコードを送るためです。先に会議室やテレビを探してください。',
    'block-authentication-transfer': 'コードを読み取ってセッションを電話に移すことはできません。',
    'mfa-device-registration':
      'デバイスの登録や参加には第 2 の要素が必要です。ディレクトリの古い設定はオフにしてください。',
    'administrator-sessions': '管理者は 4 時間ごとにサインインし直し、ブラウザーはセッションを保持しません。',
    'intune-enrollment': 'デバイスを登録する人は、そのつどサインインする必要があります。',
    'block-insider-risk':
      '内部リスクが高い人は拒否されます。Microsoft Purview のアダプティブ保護が必要です。',
    'token-protection':
      'デスクトップ アプリのセッションは、作成した Windows デバイスでのみ有効なため、盗まれても役に立ちません。',
  },
  baselines: {
    'msp-starter': {
      name: 'スターター',
      description: 'Entra ID P1 を持つすべてのテナントに必要なものです。緊急用グループと国を尋ねます。',
    },
    'business-premium': {
      name: 'Business Premium',
      description: 'スターターに、管理対象のデバイスとアプリで加わるものを足したものです。',
    },
    'identity-protection': {
      name: 'Identity Protection',
      description: 'スターターに、リスクへの対応を足したものです。Entra ID P2 が必要です。',
    },
    'secure-foundation': {
      name: '安全な基盤',
      description: '最初の保護のための、Microsoft のテンプレートのグループです。',
    },
    'zero-trust': {
      name: 'ゼロ トラスト',
      description:
        'ゼロ トラストのための、Microsoft のテンプレートのグループです。Entra ID P2 と Intune が必要です。',
    },
    'remote-work': {
      name: 'リモート ワーク',
      description: 'どこからでも働く人のための、Microsoft のテンプレートのグループです。',
    },
    'protect-administrators': {
      name: '管理者の保護',
      description: 'テナントを管理するアカウントのための、Microsoft のテンプレートのグループです。',
    },
  },
}
