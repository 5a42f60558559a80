import type { ManualWords } from '../manual-words.ts';

export const access: ManualWords = {
  title: 'Perguntas sobre a API',
  description: 'O que os programas podem chamar, quem pode fazer o quê e como exportar e importar toda a empresa.',
  groups: ['API e dados', 'Pessoas e direitos'],
  articles: {
    'call-the-api': {
      question: 'Como uso a API?',
      content: `<p>Tudo o que as páginas fazem passa por uma só API, e os seus programas podem usar as mesmas chamadas. A lista de todas as chamadas, com os parâmetros e as respostas, está na sua própria instalação em <code>/api/v1/docs</code> e, como documento OpenAPI, em <code>/api/v1/openapi.json</code>.</p>
<h2>Criar uma chave</h2>
<ol><li><p>Abra <strong>Definições → Chaves de API</strong> e escolha <em>Criar chave de API</em>.</p></li>
<li><p>Dê-lhe o nome do programa que a vai usar, indique a validade e assinale os direitos. É pedida a sua palavra-passe.</p></li>
<li><p>Copie a chave: só é mostrada desta vez.</p></li></ol>
<p>Envie-a em cada chamada:</p>
<pre><code>Authorization: Bearer atrium_…</code></pre>
<p>A página tem linhas para colar num terminal. Uma chave nunca tem mais direitos do que a sua conta: quando a sua função perde um direito, as suas chaves também o perdem. Revogue uma chave na mesma página quando já não for usada ou quando outra pessoa a possa ter visto. Se alterar a palavra-passe ou se a conta for suspensa, todas as suas chaves deixam de ser válidas.</p>
<h2>Assistentes</h2>
<p>Os assistentes compatíveis com MCP ligam-se ao Atrium em <code>/api/v1/mcp</code>, com uma chave no mesmo cabeçalho. Veem o que a chave permite e só fazem alterações que podem ser desfeitas: peça-lhes que as desfaçam ou restaure os itens a partir do lixo. Dê a um assistente uma chave com poucos direitos, para ter também poucas ferramentas.</p>
<h2>Ou iniciar sessão</h2>
<p>As palavras-passe, os inícios de sessão e as próprias chaves não podem ser alterados com uma chave. Para isso, envie um <code>POST</code> para <code>/jwt/login</code> com um corpo JSON com <code>email</code> e <code>password</code>. A resposta tem um <code>accessToken</code>, que segue no mesmo cabeçalho.</p>
<p>Um token de acesso expira ao fim de pouco tempo. Obtenha um novo em <code>/jwt/refresh-token</code>, com o <code>refreshToken</code> da mesma resposta.</p>
<h2>Respostas de erro</h2>
<ul><li><p><code>400</code> indica cada campo com o respetivo erro.</p></li>
<li><p><code>403</code> indica o direito em falta.</p></li>
<li><p><code>409</code> significa que outra pessoa fez alterações entretanto, e inclui o registo atual.</p></li></ul>
<p>Um programa que inicia sessão tem todos os direitos da sua conta; com uma chave, tem só os que a chave inclui.</p>`,
    },
    'be-told-of-changes': {
      question: 'Como é que um programa recebe as alterações?',
      content: `<p>Com um webhook: um administrador abre <strong>Definições → Webhooks</strong>, introduz o endereço do programa e assinala os tipos de alteração. A partir daí, o programa é notificado de cada alteração desses tipos.</p>
<h2>O que é enviado</h2>
<p>O tipo dos registos e os respetivos ids, como <code>{"type":"invoice.changed","data":{"kind":"invoice","ids":[7]}}</code>. O programa lê o conteúdo através da API. Os dados pessoais de cada utilizador, como os e-mails, nunca são comunicados.</p>
<h2>Como verificar a origem</h2>
<p>Os cabeçalhos e a assinatura seguem os Standard Webhooks. O segredo só é mostrado uma vez; a página tem código de exemplo para a verificação. Um novo segredo é válido de imediato; o anterior, durante mais um dia.</p>
<h2>Se a entrega falhar</h2>
<p>Responda com <code>2xx</code> no prazo de 15 segundos. Caso contrário, as tentativas continuam durante um dia; depois, o webhook é desativado e quem o criou recebe um aviso. Abra um webhook para ver cada entrega com a respetiva resposta e para a reenviar.</p>
<p>Uma entrega pode repetir-se e a ordem não é garantida: o cabeçalho <code>webhook-id</code> permite saber se já tinha sido recebida.</p>`,
    },
    'take-parts-from-the-showcase': {
      question: 'Onde vejo os componentes e como os uso?',
      content: `<p><strong>Componentes</strong> no menu, ou <code>/components</code>, mostra em funcionamento tudo o que compõe o Atrium: elementos, componentes, formulários, extensões, disposições de página e bibliotecas de gráficos. Use a pesquisa para encontrar a página que procura.</p>
<h2>Usar um componente</h2>
<p><em>Código</em>, ao lado de um exemplo, abre o respetivo código-fonte, ficheiro a ficheiro, cada um com <em>Copiar</em>. Os exemplos estão sempre em inglês, tal como o código.</p>
<h2>Ver de outra forma</h2>
<p><em>Escuro</em> e <em>Da direita para a esquerda</em>, no topo, mudam o aspeto da página até os premir novamente. As notas no fundo da página explicam o uso com teclado e com leitor de ecrã.</p>
<p>Pode experimentar as disposições em qualquer página: a roda dentada na margem, se estiver ativada, abre <strong>Personalizar o aspeto</strong>.</p>`,
    },
    'choose-a-plan': {
      question: 'O que é um plano e o que acontece quando um limite é atingido?',
      content: `<p><strong>Definições → Planos</strong> mostra os três planos e o que a sua empresa já usa: respostas deste mês, subdomínios e armazenamento. <strong>Definições → Licença</strong> compara-os linha a linha.</p>
<h2>Escolher</h2>
<p>Escolha um plano mensal ou anual. Os limites aplicam-se de imediato a todos; <em>Desfazer</em> repõe o plano anterior. O Atrium não cobra nada. Uma empresa nova tem o plano Enterprise durante 30 dias e depois passa para o Basic, a menos que escolha outro.</p>
<h2>Quando um limite é atingido</h2>
<p>O que já existe mantém-se, mesmo que escolha um plano mais pequeno. Só não é possível acrescentar mais: é indicado o limite atingido, e o texto escrito não se perde. Conta como resposta o que alguém sem conta envia através de um link público, por exemplo a resposta a uma fatura ou a um convite.</p>
<h2>Sem limites</h2>
<p>O administrador da instalação pode desativar os limites com <code>PLAN_LIMITS=off</code>.</p>`,
    },
    'take-the-company-along': {
      question: 'Como faço uma cópia de segurança da empresa ou a mudo para outro servidor?',
      content: `<p>Um administrador abre <strong>Definições → Espaço de trabalho</strong>. <em>Exportar</em> reúne todas as linhas e ficheiros da empresa num só arquivo (<code>.tar.gz</code>) com somas de verificação. Entretanto, as pessoas podem continuar a trabalhar.</p>
<h2>Importar</h2>
<p>Um arquivo só pode ser importado para uma empresa ainda vazia: crie uma conta no novo servidor, abra a mesma página e escolha o ficheiro. Primeiro, tudo é verificado e pode ver o conteúdo; depois, é importado por inteiro ou não é importado.</p>
<h2>O que não é incluído</h2>
<p>As palavras-passe, as sessões, os links enviados por e-mail e as palavras-passe das caixas de correio ligadas pertencem a uma só instalação. A página mostra a lista completa. As pessoas são incluídas com as suas funções; basta convidá-las novamente.</p>
<p>O arquivo contém os e-mails e as conversas de todos: guarde-o onde mais ninguém o possa ler. A exportação fica no registo de auditoria.</p>
<h2>Instalações inteiras</h2>
<p>O administrador da instalação pode também usar <code>npm run backup</code> e <code>npm run restore</code>, que abrangem todas as empresas de uma vez.</p>`,
    },
    'invite-and-suspend-users': {
      question: 'Como convido pessoas e o que acontece quando saem?',
      content: `<h2>Convidar</h2>
<ol><li><p>Abra <strong>Definições → Utilizadores</strong> e escolha <em>Convidar pessoas</em>.</p></li>
<li><p>Introduza um ou vários endereços de e-mail e escolha uma função. Cada pessoa define a sua palavra-passe através do link que recebe.</p></li></ol>
<p>Se este servidor não envia e-mails, ou se o e-mail não chegar, escolha <em>Copiar link de convite</em> no menu do utilizador e envie o link por outro meio.</p>
<p>Para adicionar várias pessoas de uma vez, importe um ficheiro CSV ou separado por tabulações com <em>Importar</em>. As exportações do Google Workspace e do Keycloak podem ser usadas sem alterações. A pré-visualização mostra quem será adicionado ou alterado e que colunas não têm campo correspondente.</p>
<h2>Estado</h2>
<p><strong>Pendente</strong>: a pessoa ainda não iniciou sessão; <strong>Ativo</strong>: pode iniciar sessão; <strong>Suspenso</strong>: não pode, e as suas sessões terminaram. A suspensão tem efeito imediato e pode ser desfeita.</p>
<h2>Quando alguém sai</h2>
<p>Elimine o utilizador. Vê o que lhe está atribuído, como tarefas por concluir, cartões e eventos, e escolhe para quem é transferido. Os e-mails e o que escreveu ficam como estão. Durante 30 dias, é possível restaurá-lo a partir do lixo.</p>
<p>O último administrador não pode ser suspenso nem eliminado, para que alguém possa sempre gerir os direitos.</p>`,
    },
    'sign-in-safely': {
      question: 'Esqueci-me da palavra-passe. E como torno o início de sessão mais seguro?',
      content: `<h2>Uma palavra-passe esquecida</h2>
<ol><li><p>Na página de início de sessão, escolha <em>Esqueceu-se da palavra-passe?</em> e indique o seu endereço de e-mail.</p></li>
<li><p>Abra o link que recebe por e-mail. Só pode ser usado uma vez, durante 30 minutos.</p></li>
<li><p>Escolha uma nova palavra-passe. As sessões noutros dispositivos terminam e recebe um aviso por e-mail.</p></li></ol>
<p>A página dá sempre a mesma resposta, para não revelar quem tem conta.</p>
<h2>Verificação em dois passos</h2>
<p>Abra o seu próprio registo em <strong>Definições → Utilizadores</strong> e escolha <em>Segurança</em>. Leia o código QR com uma aplicação de autenticação e introduza o código que ela mostrar. A partir daí, ao iniciar sessão, é pedido um código depois da palavra-passe. Guarde os códigos de recuperação num local acessível sem o telemóvel: cada um só pode ser usado uma vez.</p>
<p>Pode dispensar o código num navegador seu durante 30 dias, ou até alterar a palavra-passe.</p>
<h2>Chaves de acesso</h2>
<p>Uma chave de acesso substitui a palavra-passe e o código: o seu dispositivo pede a impressão digital, o rosto ou o PIN. Na mesma página, adicione uma para cada dispositivo e remova as que já não usa.</p>`,
    },
    'sign-in-by-your-provider': {
      question: 'As pessoas da nossa empresa podem iniciar sessão com a conta que já têm?',
      content: `<p>Sim: através de qualquer fornecedor OpenID Connect, como Microsoft Entra ID, Google Workspace, Okta ou Keycloak.</p>
<h2>Configurar</h2>
<ol><li><p>Abra <strong>Definições → Início de sessão único</strong> como administrador e copie o <em>Endereço de redirecionamento</em>.</p></li>
<li><p>Registe o Atrium no seu fornecedor como aplicação Web com esse endereço. O fornecedor indica-lhe um ID de cliente e, na maioria dos casos, um segredo.</p></li>
<li><p>Preencha o emissor, o ID de cliente e o segredo, e guarde. Antes de guardar, o Atrium contacta o fornecedor para os verificar.</p></li></ol>
<p>A partir daí, a página de início de sessão mostra um botão para o fornecedor. O endereço em <em>Página de início de sessão</em>, no mesmo cartão, serve para a sua intranet.</p>
<h2>Quem pode iniciar sessão</h2>
<p>No primeiro início de sessão, a pessoa é identificada pelo endereço de e-mail confirmado pelo fornecedor; depois, pelo identificador que o fornecedor lhe atribui, mesmo que o endereço mude. Quem recebeu um convite adere com a função do convite. Para os restantes, pode não permitir o acesso ou escolher uma função inicial.</p>
<p>Um <em>atributo (claim)</em>, como <code>groups</code>, pode indicar funções: defina, linha a linha, a que função corresponde cada valor. É lido em cada início de sessão. O último administrador mantém sempre a sua função.</p>
<h2>Como única forma de iniciar sessão</h2>
<p>Nesse caso, ninguém pode usar palavra-passe nem chave de acesso, exceto quem ativou a opção, para o caso de o fornecedor estar indisponível. Se essa pessoa deixar de ser administradora, todos os administradores podem voltar a usar palavra-passe.</p>`,
    },
    'give-rights-by-roles': {
      question: 'Como funcionam as funções e as permissões?',
      content: `<p>Uma função define, para cada área, o que as pessoas podem fazer: ver, adicionar, alterar e eliminar. Cada pessoa tem uma função.</p>
<h2>Funções</h2>
<p><strong>Definições → Funções</strong> mostra as predefinidas e as suas. Abra uma função para assinalar os respetivos direitos. Antes de guardar, vê quem ganha e quem perde direitos; a alteração tem efeito imediato, mesmo para quem tem sessão iniciada.</p>
<ul><li><p><strong>Administrador</strong> pode fazer tudo e não pode ser alterado.</p></li>
<li><p><strong>Cliente</strong> vê as faturas, notas de crédito e encomendas do seu endereço de email confirmado, e os seus contactos. Também não pode ser alterado.</p></li>
<li><p>Ninguém pode dar direitos que não tem.</p></li></ul>
<h2>Porque é que alguém não consegue abrir uma página?</h2>
<p>Abra o utilizador e escolha <em>Permissões e motivos</em>. O Atrium indica, para uma página ou um direito, a função e a regra que o explicam.</p>
<h2>Permissões</h2>
<p><strong>Definições → Permissões</strong> é um catálogo dos nomes que a sua empresa dá aos direitos e das funções a que se destinam. O que uma função pode efetivamente fazer define-se na própria função.</p>`,
    },
    'read-the-audit-log': {
      question: 'Como vejo quem alterou o quê?',
      content: `<p><strong>Definições → Registo de auditoria</strong> lista todas as alterações relevantes para a segurança: quem iniciou sessão e a partir de onde, quem convidou, suspendeu ou eliminou um utilizador, quem alterou uma função, quem exportou a empresa.</p>
<h2>Encontrar algo</h2>
<p>Pesquise por palavras ou filtre por ação, pessoa e período. A pesquisa fica no endereço, que pode guardar como marcador ou enviar a um colega. Abra uma linha para ver cada campo antes e depois da alteração.</p>
<h2>Conservar</h2>
<p><em>Exportar</em> guarda a lista num ficheiro. Cada entrada é registada juntamente com a própria alteração, pelo que nenhuma falta. Ninguém as pode editar nem eliminar; são conservadas durante dois anos, a menos que o administrador da instalação defina outro prazo.</p>
<p>As alterações do dia a dia ficam em cada item: a atividade de um cartão, o histórico de uma fatura, as revisões de uma publicação.</p>`,
    },
  },
};
