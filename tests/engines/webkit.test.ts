import {scenarios} from './scenarios';

scenarios('webkit');
