import { on, onOpen, type Route } from '#server/route.ts';
import { readFile as readFileContract, uploadFile as uploadFileContract } from '../contract.ts';
import { readFile } from './read-file.ts';
import { uploadFile } from './upload-file.ts';

export const fileRoutes: Route[] = [on(uploadFileContract, uploadFile), onOpen(readFileContract, readFile)];
