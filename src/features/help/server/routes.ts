import { on, onOpen, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import * as edit from '../edit-contract.ts';
import * as faq from '../faq-contract.ts';
import * as open from '../public-contract.ts';
import { addArticle } from './add-article.ts';
import { addManual } from './add-manual.ts';
import { deleteArticle, restoreArticle } from './delete-article.ts';
import { keepSearch } from './keep-search.ts';
import { listCards } from './list-cards.ts';
import { listFaq, readFaqContact } from './list-faq.ts';
import { listGroups } from './list-groups.ts';
import { listLostSearches, settleLostSearch } from './list-lost-searches.ts';
import { openHelp, readHelpOpening } from './public/help-opening.ts';
import { openPublicArticle, openPublicHelp } from './public/open-public-help.ts';
import { readQuestion } from './read-question.ts';
import { listVersions, readVersion, restoreVersion } from './read-versions.ts';
import { saveArticle } from './save-article.ts';
import { searchArticles } from './search-articles.ts';
import { readEditedArticle } from './show-edited.ts';
import { voteArticle } from './vote-article.ts';
import { addFaqItem, deleteFaqItem, restoreFaqItem, updateFaqItem } from './write-faq.ts';

export const helpRoutes: Route[] = [
  on(contract.readHelpCards, listCards),
  on(contract.readHelpCategory, listGroups),
  on(contract.readHelpQuestion, readQuestion),
  on(contract.searchHelp, searchArticles),
  on(contract.keepHelpSearch, keepSearch),
  on(contract.voteHelpful, voteArticle),
  on(edit.readEditedArticle, readEditedArticle),
  on(edit.addArticle, addArticle),
  on(edit.saveArticle, saveArticle),
  on(edit.listVersions, listVersions),
  on(edit.readVersion, readVersion),
  on(edit.restoreVersion, restoreVersion),
  on(edit.deleteArticle, deleteArticle),
  on(edit.restoreArticle, restoreArticle),
  on(edit.addManual, addManual),
  on(edit.listLostSearches, listLostSearches),
  on(edit.settleLostSearch, settleLostSearch),
  on(open.readHelpOpening, readHelpOpening),
  on(open.openHelp, openHelp),
  onOpen(open.openPublicHelp, openPublicHelp),
  onOpen(open.openPublicArticle, openPublicArticle),
  on(faq.listFaq, listFaq),
  on(faq.readFaqContact, readFaqContact),
  on(faq.addFaqItem, addFaqItem),
  on(faq.updateFaqItem, updateFaqItem),
  on(faq.deleteFaqItem, deleteFaqItem),
  on(faq.restoreFaqItem, restoreFaqItem),
];
