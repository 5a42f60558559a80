import type { ManualWords } from '../manual-words.ts';

export const access: ManualWords = {
  title: 'Perguntas sobre a API',
  description: 'O que os programas podem chamar, quem pode fazer o quê e como toda a empresa passa para um ficheiro e volta.',
  groups: ['API e dados', 'Pessoas e direitos'],
  articles: {
    'call-the-api': {
      question: 'Como chamo a API?',
      content: `<p>Tudo o que as páginas fazem é feito através de uma só API, e os seus programas podem usar as mesmas chamadas. A lista de todas as chamadas, com o que recebem e respondem, é disponibilizada pela sua própria instalação em <code>/api/v1/docs</code>; o mesmo, como documento OpenAPI, em <code>/api/v1/openapi.json</code>.</p>
<h2>Criar uma chave</h2>
<ol><li><p>Abra <strong>Definições → Chaves de API</strong> e escolha <em>Criar chave de API</em>.</p></li>
<li><p>Dê-lhe o nome do programa que a vai usar, indique durante quanto tempo é válida e assinale o que pode fazer. É pedida a sua palavra-passe.</p></li>
<li><p>Copie a chave: só é mostrada desta vez.</p></li></ol>
<p>Envie-a em cada chamada:</p>
<pre><code>Authorization: Bearer atrium_…</code></pre>
<p>A página tem linhas para colar num terminal. Uma chave nunca pode mais do que a sua conta: quando a sua função perde um direito, as suas chaves também o perdem. Revogue uma chave na mesma página quando o programa deixar de existir ou quando outra pessoa a possa ter visto. Uma nova palavra-passe ou uma suspensão terminam todas as suas chaves.</p>
<h2>Assistentes</h2>
<p>Os assistentes que falam MCP chegam ao Atrium em <code>/api/v1/mcp</code>, com uma chave no mesmo cabeçalho. Veem o que a chave permite e só escrevem o que pode ser desfeito: peça-lhes que o desfaçam ou recupere-o no lixo. Dê a um assistente uma chave com poucos direitos: assim também tem poucas ferramentas.</p>
<h2>Ou iniciar sessão</h2>
<p>O que diz respeito a palavras-passe, inícios de sessão e às próprias chaves não pode ser feito com uma chave. Para isso, envie um <code>POST</code> para <code>/jwt/login</code> com um corpo JSON com <code>email</code> e <code>password</code>. A resposta tem um <code>accessToken</code>, que segue no mesmo cabeçalho.</p>
<p>Um token de acesso dura pouco tempo. Obtém-se um novo em <code>/jwt/refresh-token</code>, com o <code>refreshToken</code> da mesma resposta.</p>
<h2>O que se recebe quando algo está errado</h2>
<ul><li><p><code>400</code> indica cada campo e o que está errado nele.</p></li>
<li><p><code>403</code> indica o direito em falta.</p></li>
<li><p><code>409</code> significa que, entretanto, alguém fez alterações, e traz o registo como está agora.</p></li></ul>
<p>Um programa que inicia sessão tem exatamente os direitos da sua conta; um com uma chave tem, no máximo, esses.</p>`,
    },
    'be-told-of-changes': {
      question: 'Como é que um programa meu fica a saber das alterações?',
      content: `<p>Com um webhook: um administrador abre <strong>Definições → Webhooks</strong>, introduz o endereço do programa e assinala aquilo de que este deve ser avisado. A partir daí, cada alteração desse tipo é enviada para lá.</p>
<h2>O que chega</h2>
<p>O tipo dos registos e os respetivos ids, como <code>{"type":"invoice.changed","data":{"kind":"invoice","ids":[7]}}</code>. O conteúdo é lido pelo programa através da API. O que é de uma só pessoa nunca é comunicado.</p>
<h2>É genuíno?</h2>
<p>Os cabeçalhos e a assinatura são os dos Standard Webhooks. O segredo é mostrado uma vez; a página tem código de exemplo que faz a verificação. Um novo segredo vale de imediato, o anterior ainda por mais um dia.</p>
<h2>Quando não chega ao destino</h2>
<p>Responda com <code>2xx</code> no prazo de 15 segundos. O que não tiver essa resposta volta a ser tentado durante um dia; depois, o webhook é desativado e quem o criou é avisado. Abra um webhook para ver cada entrega com a respetiva resposta e para a enviar novamente.</p>
<p>O mesmo pode chegar duas vezes, e nada chega numa ordem garantida: o cabeçalho <code>webhook-id</code> indica se já tinha chegado antes.</p>`,
    },
    'take-parts-from-the-showcase': {
      question: 'Onde vejo os componentes e como os aproveito?',
      content: `<p><strong>Componentes</strong> no menu, ou <code>/components</code>, mostra em ação tudo aquilo de que o Atrium é feito: elementos, componentes, formulários, extensões, disposições de página e bibliotecas de gráficos. Escreva aí uma palavra na pesquisa e ficam só as páginas que a contêm.</p>
<h2>Aproveitar um</h2>
<p><em>Código</em>, ao lado de um exemplo, abre o respetivo código-fonte, ficheiro a ficheiro, cada um com <em>Copiar</em>. Os exemplos estão em inglês em todos os idiomas, tal como o código.</p>
<h2>Ver de outra forma</h2>
<p><em>Escuro</em> e <em>Da direita para a esquerda</em>, no topo, mostram a página assim até os premir novamente. Notas no fundo da página dizem o que faz o teclado e o que diz um leitor de ecrã.</p>
<p>As disposições podem ser experimentadas em qualquer página: a roda dentada na margem, onde estiver ativada, abre <strong>Personalizar o aspeto</strong>.</p>`,
    },
    'choose-a-plan': {
      question: 'O que é um plano e o que acontece nos seus limites?',
      content: `<p><strong>Definições → Planos</strong> mostra os três planos e o que a sua empresa usa do seu: respostas deste mês, subdomínios e armazenamento. <strong>Definições → Licença</strong> compara-os linha a linha.</p>
<h2>Escolher</h2>
<p>Escolha um plano por mês ou por ano. Os limites aplicam-se de imediato, a todos; <em>Desfazer</em> volta atrás. O Atrium não cobra nada. Uma empresa nova tem tudo o que o plano Enterprise inclui durante 30 dias e continua com o Basic, a menos que alguém escolha outro.</p>
<h2>Num limite</h2>
<p>O que existe fica, mesmo quando escolhe um plano mais pequeno. Só o que for além disso é recusado, e a pessoa em causa fica a saber que limite é e mantém o que escreveu. Uma resposta é o que alguém sem conta envia através de um link público: uma resposta a uma fatura, uma resposta a um convite.</p>
<h2>Sem limites</h2>
<p>Quem gere a instalação pode desativar os limites com <code>PLAN_LIMITS=off</code>.</p>`,
    },
    'take-the-company-along': {
      question: 'Como faço uma cópia de segurança da empresa ou a mudo para outro servidor?',
      content: `<p>Um administrador abre <strong>Definições → Espaço de trabalho</strong>. <em>Exportar</em> reúne todas as linhas e ficheiros da empresa num só arquivo (<code>.tar.gz</code>) com somas de verificação. Entretanto, as pessoas podem continuar a trabalhar.</p>
<h2>Importar</h2>
<p>Um arquivo é importado para uma empresa ainda vazia: crie uma conta no novo servidor, abra a mesma página e escolha o ficheiro. Primeiro é tudo verificado; depois é importado tudo ou nada. Antes de aceitar, vê o que contém.</p>
<h2>O que fica para trás</h2>
<p>As palavras-passe, as sessões, os links enviados por e-mail e as palavras-passe das caixas de correio ligadas pertencem a uma instalação. A página lista-os. As pessoas vêm com as suas funções; convide-as e continuam a ser quem eram.</p>
<p>O arquivo contém os e-mails e as conversas de todos: guarde-o onde mais ninguém o possa ler. A exportação fica anotada no registo de auditoria.</p>
<h2>Instalações inteiras</h2>
<p>Quem gere o servidor pode também usar <code>npm run backup</code> e <code>npm run restore</code>, que abrangem todas as empresas de uma vez.</p>`,
    },
    'invite-and-suspend-users': {
      question: 'Como convido pessoas e o que acontece quando saem?',
      content: `<h2>Convidar</h2>
<ol><li><p>Abra <strong>Definições → Utilizadores</strong> e escolha <em>Convidar pessoas</em>.</p></li>
<li><p>Introduza os endereços de e-mail, vários de uma vez se quiser, e escolha uma função. Cada pessoa escolhe a sua própria palavra-passe através do link.</p></li></ol>
<p>Se este servidor não envia e-mails, ou se o e-mail não chegar, escolha <em>Copiar link de convite</em> no menu do utilizador e entregue o link pessoalmente.</p>
<p>Para adicionar várias pessoas de uma vez, importe um ficheiro CSV ou separado por tabulações com <em>Importar</em>. As exportações do Google Workspace e do Keycloak servem tal como estão. A pré-visualização mostra quem será adicionado ou alterado e que colunas não têm campo aqui.</p>
<h2>Estado</h2>
<p><strong>Pendente</strong> significa que a pessoa ainda não iniciou sessão, <strong>Ativo</strong> que o pode fazer, <strong>Suspenso</strong> que não pode e que as suas sessões terminaram. A suspensão tem efeito imediato e pode ser desfeita.</p>
<h2>Quando alguém sai</h2>
<p>Elimine o utilizador. É mostrado o que lhe pertence, como tarefas por concluir, cartões e eventos, e escolhe quem o herda. Os seus e-mails e o que escreveu ficam como estão. Durante 30 dias, é possível restaurá-lo a partir do lixo.</p>
<p>A última conta de administração não pode ser suspensa nem eliminada, para que alguém possa sempre restituir direitos.</p>`,
    },
    'sign-in-safely': {
      question: 'Esqueci-me da palavra-passe. E como torno o início de sessão mais seguro?',
      content: `<h2>Uma palavra-passe esquecida</h2>
<ol><li><p>Na página de início de sessão, escolha <em>Esqueceu-se da palavra-passe?</em> e indique o seu endereço de e-mail.</p></li>
<li><p>Abra o link que recebe por e-mail. É válido durante 30 minutos e uma só vez.</p></li>
<li><p>Escolha uma nova palavra-passe. A sessão termina em todos os outros locais e recebe um aviso por e-mail.</p></li></ol>
<p>A página diz o mesmo para todos os endereços, para que ninguém fique a saber quem tem conta.</p>
<h2>Verificação em dois passos</h2>
<p>Abra o seu próprio registo em <strong>Definições → Utilizadores</strong> e escolha <em>Segurança</em>. Leia a imagem com uma aplicação de códigos e introduza o código que ela mostrar. A partir daí, o início de sessão pede um código depois da palavra-passe. Guarde os códigos de recuperação onde os encontre sem o telemóvel: cada um abre a porta uma vez.</p>
<p>Pode confiar num navegador seu durante 30 dias; uma nova palavra-passe termina isso.</p>
<h2>Chaves de acesso</h2>
<p>Uma chave de acesso substitui a palavra-passe e o código: o seu dispositivo pede o dedo, o rosto ou o PIN. Adicione uma para cada dispositivo na mesma página e remova as que já não tem.</p>`,
    },
    'sign-in-by-your-provider': {
      question: 'As pessoas da nossa empresa podem iniciar sessão com a conta que já têm?',
      content: `<p>Sim: através de qualquer fornecedor OpenID Connect, como Microsoft Entra ID, Google Workspace, Okta ou Keycloak.</p>
<h2>Configurar</h2>
<ol><li><p>Abra <strong>Definições → Início de sessão único</strong> como administrador e copie o <em>Endereço de redirecionamento</em>.</p></li>
<li><p>Registe o Atrium no seu fornecedor como aplicação Web com esse endereço. Recebe um ID de cliente e, na maioria dos casos, um segredo.</p></li>
<li><p>Preencha o emissor, o ID de cliente e o segredo, e guarde. O Atrium pergunta ao fornecedor quem é antes de guardar o que quer que seja.</p></li></ol>
<p>A partir daí, a página de início de sessão tem um botão para isso. A <em>Página de início de sessão</em> do mesmo cartão é um endereço para a sua intranet.</p>
<h2>Quem entra</h2>
<p>Uma pessoa é encontrada pelo endereço de e-mail, que o fornecedor tem de ter confirmado; depois, por aquilo com que o fornecedor a conhece, para que outro endereço não faça de ninguém outra pessoa. Quem recebeu um convite adere com a função do convite. Para todos os outros, escolhe: ninguém, ou uma função com que começam.</p>
<p>Um <em>atributo (claim)</em>, como <code>groups</code>, pode indicar funções: linha a linha, define a que função corresponde cada valor. É lido em cada início de sessão. A última conta de administração continua a sê-lo, diga o que disser.</p>
<h2>Como única forma</h2>
<p>Nesse caso, as palavras-passe e as chaves de acesso deixam de abrir o que quer que seja, exceto para quem ativou a opção: um fornecedor pode estar indisponível durante um dia. Se essa pessoa deixar de ser administradora, todos os administradores podem voltar a usar uma palavra-passe.</p>`,
    },
    'give-rights-by-roles': {
      question: 'Como funcionam as funções e as permissões?',
      content: `<p>Uma função define o que as pessoas que a têm podem fazer: ver, adicionar, alterar e eliminar, em cada área separadamente. Cada pessoa tem uma função.</p>
<h2>Funções</h2>
<p><strong>Definições → Funções</strong> mostra as predefinidas e as suas. Abra uma função para assinalar os respetivos direitos. Antes de guardar, vê quem ganha e quem perde algo; a alteração tem efeito imediato, também para quem tem sessão iniciada.</p>
<ul><li><p><strong>Administrador</strong> pode fazer tudo e não pode ser alterado.</p></li>
<li><p><strong>Cliente</strong> só vê o que é para todos e também não pode ser alterado.</p></li>
<li><p>Ninguém pode dar direitos que não tem.</p></li></ul>
<h2>Porque é que alguém não consegue abrir uma página?</h2>
<p>Abra o utilizador e escolha <em>Permissões e motivos</em>. O Atrium responde para uma página ou um direito e indica a função e a regra.</p>
<h2>Permissões</h2>
<p><strong>Definições → Permissões</strong> é um catálogo: nomes que a sua empresa usa para direitos e as funções a que se destinam. O que uma função pode realmente fazer define-se na própria função.</p>`,
    },
    'read-the-audit-log': {
      question: 'Quem alterou isto? Ler o registo de auditoria',
      content: `<p><strong>Definições → Registo de auditoria</strong> lista todas as alterações relevantes para a segurança: quem iniciou sessão e a partir de onde, quem convidou, suspendeu ou eliminou um utilizador, quem alterou uma função, quem exportou a empresa.</p>
<h2>Encontrar algo</h2>
<p>Pesquise por palavras, escolha o que foi feito e por quem, ou um intervalo de dias. O que procura fica no endereço, pelo que pode ser guardado como marcador ou enviado a um colega. Abra uma linha para ver cada campo antes e depois.</p>
<h2>Conservar</h2>
<p><em>Exportar</em> guarda o que está na lista. As entradas são escritas no mesmo momento que a própria alteração: não há alteração sem a sua entrada. Não podem ser editadas nem eliminadas por ninguém aqui e só desaparecem depois do tempo durante o qual o operador as conserva, dois anos se não for definido outro.</p>
<p>As alterações do trabalho diário ficam onde pertencem: um cartão tem a sua atividade, uma fatura o seu histórico, uma publicação as suas revisões.</p>`,
    },
  },
};
