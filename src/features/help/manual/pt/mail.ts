import type { ManualWords } from '../manual-words.ts';

export const mail: ManualWords = {
  title: 'E-mail marketing',
  description: 'Uma caixa de correio que se organiza sozinha, textos que se escrevem uma vez e imagens que não denunciam quem lê.',
  groups: ['Ler e escrever', 'Organizar e pesquisar'],
  articles: {
    'read-and-write-mail': {
      question: 'Como leio e escrevo e-mails?',
      content: `<p>Abra <strong>E-mail</strong>. À esquerda estão as pastas e as etiquetas, depois a lista e, ao lado, a conversa aberta. Em <em>Vista</em>, escolhe onde um e-mail se abre e o espaço entre as linhas.</p>
<h2>Ler</h2>
<ul><li><p><code>J</code> e <code>K</code> passam ao e-mail seguinte e ao anterior, <code>U</code> volta à lista.</p></li>
<li><p><code>E</code> arquiva, <code>#</code> move para o lixo, <code>!</code> para o spam, <code>S</code> marca com estrela.</p></li>
<li><p><code>B</code> adia: o e-mail sai da caixa de entrada e volta ao topo dela no momento que indicou.</p></li></ul>
<h2>Escrever</h2>
<p><code>C</code> começa um e-mail, <code>R</code> responde, <code>A</code> responde a todos, <code>F</code> reencaminha. O que escreve é guardado como rascunho enquanto escreve. Pode largar ficheiros na janela e imagens no texto.</p>
<p>Os e-mails para pessoas da sua empresa são entregues de imediato e nunca saem do servidor. Os e-mails para todas as outras pessoas precisam de uma saída, que a administração configura; <strong>Definições de e-mail → Endereços</strong> indica se existe.</p>`,
    },
    'send-later-or-cancel': {
      question: 'Posso enviar um e-mail mais tarde ou travar um que enviei?',
      content: `<h2>Travar</h2>
<p>Depois de enviar, a mensagem na margem da página permite cancelar. Enquanto estiver visível, o e-mail ainda não saiu; se o cancelar, volta aos rascunhos tal como o escreveu.</p>
<h2>Mais tarde</h2>
<p>Escolha um dia e uma hora junto ao botão de envio. Até lá, o e-mail espera na pasta <strong>Agendados</strong>. Abra-o aí para o enviar já ou para o cancelar.</p>
<h2>Chegou?</h2>
<p>Abra um e-mail que enviou. Em <em>Entrega</em>, cada destinatário externo aparece com o que aconteceu: aguarda, enviado, nova tentativa, ou não foi possível entregar, com a resposta do outro servidor. Um e-mail sai, no máximo, uma vez: se a ligação tiver caído no momento exato da entrega, o Atrium diz que pode ter chegado e não o envia segunda vez por si.</p>
<p>O que não foi possível entregar também volta até si como e-mail.</p>`,
    },
    'write-once-with-templates': {
      question: 'Como uso modelos e uma assinatura?',
      content: `<p>Ambos estão em <strong>Definições de e-mail</strong>, que a roda dentada da caixa de correio abre.</p>
<h2>Modelos</h2>
<ol><li><p>Em <em>Modelos</em>, escolha <em>Novo modelo</em>. O nome é só para si; o assunto e o texto são aquilo com que o e-mail começa.</p></li>
<li><p>Enquanto escreve um e-mail, escolha o modelo na janela. Pode alterar tudo nele.</p></li></ol>
<h2>Assinatura</h2>
<p>Em <em>Assinatura</em>, escreva o que aparece no fim dos seus e-mails: um nome, o que faz, como contactar. A pré-visualização mostra-a por baixo de um exemplo. Em cada e-mail pode alterá-la ou retirá-la.</p>
<h2>Mais endereços</h2>
<p>Em <em>Endereços</em>, pode adicionar outros endereços do domínio da sua empresa, por exemplo o de uma equipa. Os e-mails para eles também chegam até si e, em cada e-mail, escolhe de qual dos seus endereços sai. Ficam disponíveis assim que o seu próprio endereço estiver confirmado.</p>`,
    },
    'sort-mail-by-rules': {
      question: 'Como é que os e-mails se organizam sozinhos?',
      content: `<h2>Etiquetas</h2>
<p>Um e-mail está numa pasta e pode ter várias etiquetas. Prima <code>L</code> para as aplicar ou arraste o e-mail para uma etiqueta. Crie as suas com <em>Nova etiqueta…</em>, cada uma com a sua cor. Eliminar uma etiqueta deixa os e-mails onde estão.</p>
<h2>Regras</h2>
<ol><li><p>Abra <strong>Definições de e-mail → Regras</strong> e escolha <em>Nova regra</em>.</p></li>
<li><p>Indique o que um e-mail deve ter: algo no remetente, no assunto, ou no assunto ou no texto. Se indicar vários, tem de os ter todos.</p></li>
<li><p>Indique o que fazer: mover para uma pasta, aplicar uma etiqueta, marcar com estrela, marcar como lido.</p></li>
<li><p>Assinale <em>Aplicar já também à caixa de entrada</em> se quiser organizar também os e-mails que lá estão.</p></li></ol>
<p>Aplicam-se todas as regras que correspondem a um e-mail. Se várias indicarem uma pasta, a primeira decide; mova as regras com as setas ao lado ou com <code>Alt</code> e uma tecla de seta.</p>
<h2>Newsletters</h2>
<p>Por cima de um e-mail de uma lista está <em>Cancelar subscrição</em>. O Atrium usa o caminho que menos lhe exige e não oferece nenhum para spam.</p>`,
    },
    'find-a-mail': {
      question: 'Como encontro um e-mail?',
      content: `<p>Prima <code>/</code> na caixa de correio. São pesquisados o assunto, o texto, os nomes, os endereços e os nomes dos anexos.</p>
<h2>Refinar</h2>
<p>O botão no campo abre os filtros: de, para, assunto, palavras, dias, com anexos, não lidos, com estrela. O mesmo pode ser escrito:</p>
<ul><li><p><code>from:rui</code>, <code>to:layla</code>, <code>subject:carvalho</code></p></li>
<li><p><code>has:attachment</code>, <code>filename:pdf</code></p></li>
<li><p><code>is:unread</code>, <code>is:starred</code></p></li>
<li><p><code>after:</code> e <code>before:</code> com um dia</p></li>
<li><p><code>"tal como está"</code> para uma expressão, <code>-palavra</code> para o que não deve aparecer</p></li></ul>
<p>A pesquisa procura na pasta aberta; quando aí não se encontra nada, é oferecido <em>Pesquisar em todo o lado</em>. O que não é compreendido é ignorado e indicado, pelo que nunca vê um resultado errado sem o saber.</p>
<p>O que pesquisa fica no endereço: continua lá depois de recarregar, e <em>Voltar</em> regressa a esse ponto.</p>`,
    },
    'bring-mail-from-elsewhere': {
      question: 'Como trago e-mails de outro local, e é seguro?',
      content: `<h2>Outra caixa de correio</h2>
<p>Em <strong>Definições de e-mail → Conta ligada</strong>, liga uma caixa de correio que tenha noutro local (IMAP). Os e-mails também chegam aqui, e o que lê, marca com estrela ou move aqui também muda lá. A palavra-passe é guardada de forma encriptada e nunca mais é mostrada.</p>
<h2>Um ficheiro</h2>
<p>Em <em>Importar e exportar</em>, um ficheiro mbox traz e-mails da maioria dos programas de e-mail; os e-mails que já estão aqui são ignorados. No sentido inverso, um ficheiro contém todos os seus e-mails com os anexos.</p>
<h2>Imagens</h2>
<p>As imagens de outros servidores revelam ao remetente que leu o e-mail. Por isso, só são carregadas quando o pede e, nesse caso, pelo seu servidor e não pelo seu navegador. <em>Sempre deste remetente</em> memoriza a escolha.</p>
<h2>Avisos</h2>
<p>O Atrium avisa quando alguém escreve de fora com o nome de um colega. Nada num e-mail pode ser executado: é limpo ao chegar e mostrado numa moldura própria.</p>`,
    },
  },
};
